/** Verbs, adverbs and moods of people who talk about money: none of them is anything that is bought or anybody's name, so none is a condition. Add a word. */
export const TALK_WORDS = `
grateful obliged appreciate appreciated thankful glad happy pleased delighted keen eager dying anxious desperate hoping hopefully wish wishing hate hated bother bothered bothering trouble pester mind minded care cares cared afraid scared fear fright sorry ashamed embarrassed awkward proud jealous lucky unlucky tired sick fed stressed nervous upset angry mad furious annoyed sad confused puzzled lost stumped baffled
recognised recognized recognise recognize booked earmarked allocated attributed assigned tagged flagged labelled labeled coded classified categorised categorized analysed analyzed summarised summarized itemised itemized tabulated aggregated consolidated reconciled audited reviewed verified checked double-checked noted stated reported disclosed presented prepared
become becomes became becoming remain stayed gotten keep kept holding held letting made making doing done having been being seem seemed appear appeared look looked sound sounds sounded feel feels felt
wired wiring transferred remit remitted disburse disbursed settle settled hand handed handing pass passed passing slip slipped sink pour poured funnel funnelled shove shoved
qualify qualifies include contain comprise comprised consist consists cover covers covered encompass span spans spanned
overspend overspent underspend splashed splurged wasted waste wasting squander squandered blown blew guzzle guzzled drained draining bleed bleeding bled hurt hurting hurts kill kills killing pinched sting stung biting hammer hammered hit hits robbery rip ripped
sitting sits stick sticks sticking stripped stripping carting lugging mopping squirreled stashed boiled jotted jot stamped printout
shuffle shuffled shuffling juggle juggled juggling mix mixed mixing muddle muddled swap swapped switch switched
bet bets betting guess guessed guessing reckon reckoned suspect suspected swear swore swears claim claimed argue argued arguing insist insisted insists complain complained complains moan moaned whine joke joked joking kidding tease warn warned worry worried worries panic panicked wonder wondered dream dreamt fuss forever fright scare
manager accountant landlord lender banker investor nephew niece cousin uncle aunt sister brother mother father mum mom dad son daughter wife husband spouse partner boyfriend girlfriend friend mate neighbour neighbor brother-in-law sister-in-law in-law buddy boss bookkeeper auditor advisor
crazy mad wild insane bonkers ridiculous absurd silly daft stupid dumb idiotic brutal harsh rough tough slow slack dead quiet busy hectic frantic chaotic messy tidy neat boring dull exciting amazing awesome fantastic brilliant lovely fine alright decent solid healthy poor bad terrible awful horrible dreadful disappointing shocking alarming scary frightening worrying encouraging promising
quickly swiftly promptly straight straightaway immediately pronto eventually finally ultimately initially originally formerly previously recently lately presently shortly soon sometimes occasionally seldom rarely frequently constantly continually continuously steadily gradually slowly rapidly suddenly abruptly sharply slightly somewhat fairly rather pretty quite awfully terribly incredibly extremely extraordinarily remarkably particularly especially notably chiefly primarily predominantly
altogether overall collectively jointly individually respectively separately exclusively purely merely strictly solely broadly loosely generally typically normally ordinarily commonly
actually really truly honestly frankly genuinely literally basically essentially practically virtually effectively technically theoretically supposedly allegedly apparently presumably probably possibly perhaps maybe surely certainly definitely clearly obviously evidently plainly simply
amongst amid amidst alongside beyond despite notwithstanding whereas whilst whereby wherein thereof therein thereby hence thus henceforth hereby regarding concerning respecting touching anent
kinda sorta dunno gimme lemme cuz cus bc bcos pls plz thx ty tia idk tbh imo imho fyi asap lol haha hehe ooh aha argh ugh yikes blimey crikey mate innit aye nah nope yup yeah yea ya
spended payed costed buyed bringed maked doed goed getted gived taked
folks peeps
heads tails upside downside downs roundabouts
kindly graciously humbly respectfully urgently
badly develop develops developed evolve evolves evolved
doing same regarding revert needful intimate advise apprise furnish
heaps loads tons lots plenty oodles masses squillion zillion
extent degree magnitude scope respect manner fashion
curiosity sake sign signing signed meeting appointment call lunchtime vacation
smashed smash nailed killed bombed flopped tanked
gross-up topline
provide provided provides gave recall recalling reconcile reconciling identify identifying specify view viewing viewed picture pictured form schedule style forma squat dime dang darn dagnabbit lousy ugly giant monster mega colossal enormous pile mountain wallet pocketbook stretch spell crappy consultant consultants lawyer broker coach mentor officer cheapskate sneaky piddly puny frankly pronto
greetings furthermore rolling rolled lumped lump squeezed picturing present presented presenting performed perform performs soak soaked dinged ding bite chucked chucking chuck threw thrown tossed toss shelled rota remodel remodeled forms
crying loud sake aloud sheer him himself herself themselves itself seen fun nuts nut kidding oddly anyhow outfit outfits
bite bites deposited grid matrix series tally comparative absolute occupancy
lending adviser advisers cofounder cofounders scandal scandalous annoy annoys annoying robbers robber robbing heavy bugging bugs budge budged covering shifting shifted
`.trim().split(/\s+/);
