/** Ordinary English that carries no condition: what is left over and not in here may be a name, and is looked up or asked about. */
import { TALK_WORDS } from './talk-words.ts';

/** Those of them that a misspelt word may have been. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(`
a an the this that these those there here it its i me my mine myself we us our ours ourselves you your yours he she they them their his her one ones
and or but so then than as if of off for from to at in into on onto out by with within via per about around between among through throughout during over under after before since until till while up down
is are was were be been being am do does did done doing have has had having can could would should will shall may might must let get gets got gotten getting go goes went gone going come comes came coming
what which who whom whose when where why how much many often long far big small little lot lots more most less least few fewer several some any all each every both either neither no not none nothing only just even also too very really quite pretty rather almost nearly about roughly approximately exactly precisely actually basically literally
please pls plz thanks thank thx cheers hi hello hey yo ok okay oh ah um uh erm hmm well like kind sort kinda sorta maybe perhaps anyway btw lol right yes yeah yep sure nope
tell show give let know see look find check calculate compute work figure determine want wanted wanna need needed help helping wonder wondering curious ask asking asked question questions answer answers say said saying mean means think thought guess believe understand explain remember remind try trying tried put pull run pulled make made sense
total totals totally overall sum altogether combined amount amounts figure figures number numbers value level levels size data file files statement statements record records report reports ledger books account accounting bank banking money cash dollar dollars usd cent cents bucks financial finance finances financially business company shop store firm organization operation operations side thing things stuff whole entire entirely full complete completely period time times date dates history
so far now currently recently lately already yet still again once ever never always usual usually normal general generally specific specifically particular particularly separate separately together alone single individual different same other others another else such own new old actual real true regular basis
good bad great nice better best worse worst high higher highest low lower lowest fine ok important interesting
month months monthly quarter quarters quarterly year years yearly annual annually week weeks weekly day days daily today yesterday tomorrow weekend weekends january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec fiscal calendar season ytd
spend spending spent pay paying paid cost costs expense expenses buy buying bought purchase purchases revenue income sales earn earned profit margin receive received take took taken bring brought use used using charge charges charged bill bills
inclusive include includes including included count counting counted exclude contain contains based according regarding concerning related relating across towards toward without versus compared compare against
first second third fourth fifth last final next previous prior past current recent end ended start started starting begin began beginning middle half early late ago later earlier
percent percentage share ratio rate average top bottom list by type types
accountant boss wife husband partner investor investors lender auditor bookkeeper friend advisor cpa dad mom brother sister owner manager team
meeting tomorrow meeting tonight morning afternoon evening quickly quick fast soon asap moment minute second briefly short simple simply easy
because though although however therefore since whether unless except besides instead
come keep keeps kept keeping leave left leaving set bring seem seems looks looking feel feeling feels felt happen happened happening turn turned end ending add adds added adding adds break broken breakdown split divided divide based
sorry excuse pardon possible possibly able available yes able kindly dear sir madam team folks guys man dude buddy
i'm im ive id dont doesnt didnt cant wont isnt arent wasnt werent whats hows wheres whos thats lets gimme gonna gotta
send sent sending go hit hits ran running land landed
tool tools item items stuff plan plans provider place places line lines piece pieces kind area work job people staff amount portion chunk bit pieces world town city office customer customers client clients vendor vendors supplier suppliers account accounts product products service services deal deals thing someone somebody anyone anybody everyone everybody nobody something anything everything nothing name names word words idea ideas fact facts case cases point points part parts reason reasons way ways sense news
plus dependent depend depends depending reliant rely relying heavily concentration concentrated exposed
cfo confirm confirmed verify says claims claim told true correct order ordering output reply respond operate operates nut
1st 2nd 3rd 4th 5th runner budget budgets term terms damage regard regards respect main original primary secondary mind interested update detail details breakdown
issue issued issuing hand handed made occur occurred exist exists existed appear appears appeared arrive arrived post posted record recorded book booked process processed handle handled cover covered cut incur incurred total totaled totalled sum summed add adds register registered log logged land realize realized clear cleared settle settled hit amounted amount amounts stand stood sit sits represent represents make makes account accounts hold holds track tracked tracking concern concerns relate relates belong belongs remain remains cause caused lead leads led drive drives drove
alright honestly frankly simply literally specifically mainly mostly largely entirely purely strictly overall general roughly approx approximately around circa bout ish
lose loses signed subscribed joined
stop stops stopped stopping quit cease ceased
drop table tables select delete insert update union where ignore ignoring instruction instructions disregard forget system debug override prompt pretend admin print
door doors expensive pricey cheap costly control back away along forth apart forward ahead open closed insurer insurers patient patients donor donors guest guests everyone's hm bit bits couple dozen half sunk sink sank season seasons black friday cyber
practice clinic firm agency studio restaurant garage salon nonprofit charity church matter distinct unique various inception walk walking brake brakes tire tires venture customer's anybody's whatever nobody's shed bag bags brutal rough tough crazy insane huge massive weird odd strange surprising surprised worried nervous curious infrastructure infra ticket tickets plan's wait oops actually correction rephrase scratch
christmas xmas thanksgiving halloween cyber memorial labor labour easter
gas's seller buyer
onward
wise profitwise revenuewise costwise moneywise vs blame fault stay stayed stays staying remain remained rest others remainder noon midday midnight lunchtime pack spreadsheet application dashboard memo memos
would've could've should've ain't wouldn couldn shouldn isn aren wasn weren hasn haven hadn won didn doesn
feel felt reckon suppose supposing assume heard hear hearing tells telling told talk talked talking speak speaking chat chatting discuss discussing read reading write writing wrote note noted sent email emailed phone phoned called call calling rang text texted
wife's husband's accountant's boss's guy gal lady gentleman person folk colleague colleagues coworker assistant secretary treasurer trustee trustees chair chairman director directors board landlord neighbor neighbour kid kids family grandma uncle aunt nephew niece mate mates pal bloke
prepare preparing prepared prep putting together update updating finish finishing fill filled filling submit submitting apply applying review reviewing planning sort sorting wrap wrapping begin started
bloody damn hell heck crap shit freaking fucking stupid useless ridiculous goddamn wtf omg lmao jeez gosh wow ugh hmm hmmm meh
morning evening tonight soon shortly later earlier whenever afterwards meanwhile anyways besides also plus additionally furthermore moreover apparently supposedly obviously clearly certainly definitely honestly seriously literally totally absolutely roughly ballpark
specifically regard regarding respect terms context purpose purposes sake example instance e.g eg ie etc aka namely
brewery brewpub bakery cafe café deli diner bistro bar pub tavern nightclub hotel hostel inn bnb salon spa gym dojo school academy nursery daycare kindergarten college university museum gallery theatre theater cinema library pharmacy dispensary surgery vets veterinary hospital physio orchard farm vineyard winery distillery ranch stable stables boatyard marina boutique bookshop bookstore florist florists greengrocer grocer grocery butcher butchers workshop warehouse factory plant mill foundry forge yard depot franchise startup venture consultancy partnership enterprise ltd outfit
eaten eats swallow swallowed gobble consumed consumes absorb absorbed
euro euros pound pounds quid sterling gbp eur
cumulative cumulatively accumulated running tally frequently
payee payees
exact obviously fair hardly barely moved fully thoroughly booth
achieve achieved achieves attain attained reach reached manage managed manages worth given giving gives carry carried carries meaning meant going gone brought bought hold held keep kept rack racked chalk chalked log logged clock clocked notch notched tally tallied
`.trim().split(/\s+/));

export const PLAIN_WORDS: ReadonlySet<string> = new Set([...ORDINARY_WORDS, ...TALK_WORDS]);
