/**
 * Things narrower than a category: "electricity" is not all of Utilities. They are found by the parties that sell them,
 * else by the words in the bank's text, and are never widened to the category. Add a line to teach one.
 */
export interface NarrowWords {
  readonly phrases: string;
  /** Words in the names of parties that sell it; empty = only the words themselves tell. */
  readonly sellers: string;
  /** The kind of category that it is part of. */
  readonly within?: string;
  /** Words that in a category's name tell it, and in a question may be something else: "gas" of Utilities - Gas. */
  readonly named?: string;
  /** The word that bank texts say for it, looked up where no seller is known by name. */
  readonly inText?: string;
}

export const NARROW_WORDS: readonly NarrowWords[] = [
  { phrases: 'electricity|electric|power|power bill|electric bill|electricity bill|power company|electric company|electricity company|electrical bill|light bill|light and power|utility company', sellers: 'ladwp|stadtwerke|energie|energia|strom|verbund|kelag|vattenfall|e.on|enel|edf|octopus energy|british gas|rwe|water & power|light & power|pg&e|edison|electric|energy|power|coned|duke|eversource|national grid|ameren|entergy|xcel', within: 'utilities' },
  { phrases: 'phone and internet|internet and phone|telephone and internet|internet and telephone|phone and broadband|broadband and phone|mobile and internet|internet and mobile|cell phone and internet|phone and wifi|telecom|telecoms|telco', sellers: 'telekom|vodafone|virgin media|optimum|swisscom|charter comm|google fiber|comcast|xfinity|spectrum|broadband|internet|fiber|cox|starlink|frontier|centurylink|webpass|verizon|at&t|t-mobile|tmobile|sprint|mint mobile|ringcentral|vonage|mobile|phone|telecom|wireless|cellular', within: 'utilities' },
  { phrases: 'internet|broadband|wifi|internet bill|internet service|internet provider', sellers: 'telekom|vodafone|virgin media|optimum|swisscom|charter comm|google fiber|comcast|xfinity|spectrum|broadband|internet|fiber|cox|starlink|frontier|centurylink|webpass', within: 'utilities' },
  { phrases: 'phone|phone bill|cell phone|mobile|telephone|phones|cell', sellers: 'verizon|at&t|t-mobile|tmobile|sprint|mint mobile|ringcentral|vonage|mobile|phone|telecom|wireless|cellular', within: 'utilities' },
  { phrases: 'water|water bill|sewer', sellers: 'water|ebmud|sewer|aqua', within: 'utilities' },
  { phrases: 'natural gas|naturalgas|gas bill|heating|heating bill', sellers: 'gas company|socalgas|national fuel|gas', named: 'gas', within: 'utilities' },
  { phrases: 'bookkeeping|bookkeeper', sellers: 'bookkeep|bookkeeping|bookkeeper|ledgerwise|bench accounting|pilot', named: 'accounting', within: 'professional-fees' },
  { phrases: 'legal|lawyer|attorney|legal fee|law firm|legal cost', sellers: 'legal|law|lawyer|attorney|attorneys|llp|counsel|esq', within: 'professional-fees', inText: 'legal' },
  { phrases: 'accounting fee|accounting cost|accounting service|fee for the accountant|fee to the accountant|on the accountant|on accountants|to the accountant|to our accountant|cost of the accountant|accountant set us back|accountant set me back|did the accountant cost|did our accountant cost|did the accountant charge|did our accountant charge|did my accountant charge|accountant fee|accountant cost|accountant charge|accountant bill|pay the accountant|paid the accountant|pay our accountant|paid our accountant|paid my accountant|pay my accountant|accounting firm|accountancy firm|accountancy practice|cpa firm|cpa', sellers: 'cpa|accounting|accountant|tax service', named: 'accounting|accountant', within: 'professional-fees' },
  { phrases: 'sales tax', sellers: '' },
  { phrases: 'payroll tax', sellers: '' },
  { phrases: 'income tax|federal tax|irs payment', sellers: 'irs' },
  { phrases: 'state tax|franchise tax', sellers: 'franchise tax|department of revenue|dept of revenue|comptroller' },
  { phrases: 'property tax', sellers: '' },
  { phrases: 'health insurance|medical insurance', sellers: 'blue cross|kaiser|aetna|cigna|united health|humana|anthem|oscar health', within: 'insurance' },
  { phrases: 'car insurance|vehicle insurance|auto insurance|truck insurance', sellers: '' },
  { phrases: 'wire fee', sellers: '' },
  { phrases: 'workers comp|workers compensation|worker comp|worker compensation|workmans comp', sellers: '', within: 'insurance', inText: 'workers comp' },
  { phrases: 'plane|planes|airline|air ticket|plane ticket|flights|flight|airfare|flying', sellers: 'airlines|southwest|delta air|united|jetblue|alaska air|american air|air lines|spirit air|frontier airlines', within: 'travel' },
  { phrases: 'hotel|hotels|lodging|accommodation', sellers: 'marriott|hilton|hyatt|hotel|inn|airbnb|holiday inn|sheraton|westin|motel|hampton', within: 'travel' },
  { phrases: 'fuel|petrol|gasoline|gas station|petrol station|fuel stop|diesel|gas', sellers: 'shell|ampol|caltex|esso|repsol|totalenergies|aral|omv|q8|petro-canada|petro canada|citgo|gulf oil|cenex|casey|kum & go|flying j|united petroleum|liberty oil|z energy|indian oil|bharat petroleum|hindustan petroleum|7-eleven fuel|chevron|exxon|exxonmobil|mobil|bp|76|maverik|sinclair|phillips 66|marathon|quiktrip|racetrac|sheetz|kwik trip|caseys|loves travel|pilot flying j|buc-ees|murphy usa|costco gas|arco|texaco|valero|speedway|circle k|wawa|sunoco|conoco', within: 'vehicle' },
  { phrases: 'facebook ad|facebook|instagram|instagram ad', sellers: 'meta|facebook|instagram', within: 'advertising' },
  { phrases: 'coffee', sellers: 'coffee|starbucks|peets|dunkin|blue bottle', within: 'meals' },
  { phrases: 'train|rail|train ticket|railway|rail ticket', sellers: 'amtrak|deutsche bahn|db vertrieb|bahn|sncf|eurostar|trainline|caltrain|metrolink|railway|rail', within: 'travel' },
  { phrases: 'taxi|cab|rideshare|ride share', sellers: 'uber|lyft|taxi|cab|curb', within: 'travel' },
  { phrases: 'vat|gst|value added tax', sellers: '', within: 'taxes' },
  { phrases: 'parking', sellers: 'parking|parkmobile|spothero', within: 'travel' },
  { phrases: 'tolls', sellers: 'toll|fastrak|ezpass|e-zpass', within: 'travel' },
  { phrases: 'donation|charity', sellers: '' },
];
