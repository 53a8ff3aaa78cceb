/** Firms that owners call by what they do ("the delivery apps", "our payroll service"), found by the names that such firms have where the ledger has no category of theirs. Add a line to teach a kind, a name to a line to teach a firm. */
import type { NarrowWords } from './narrow-words.ts';

export const FIRM_WORDS: readonly NarrowWords[] = [
  { phrases: 'delivery app|delivery platform|food delivery app|food app|third party delivery|delivery partner', sellers: 'doordash|grubhub|uber eats|ubereats|postmates|deliveroo|just eat|skip the dishes|skipthedishes|caviar|seamless|chownow|wolt|glovo|menulog|foodora' },
  { phrases: 'booking site|booking platform|online travel agency|ota|travel site', sellers: 'expedia|booking.com|airbnb|vrbo|hotels.com|agoda|priceline|hostelworld' },
  { phrases: 'marketplace|online marketplace', sellers: 'amazon|etsy|ebay|walmart|poshmark|depop|mercari' },
  { phrases: 'ad platform|ad network|social media ad|ad company', sellers: 'facebook|meta|google ads|google|tiktok|linkedin|microsoft ads|bing ads|pinterest|yelp|instagram', within: 'advertising' },
  { phrases: 'payroll company|payroll service|payroll provider|payroll processor|payroll people', sellers: 'gusto|adp|paychex|rippling|paylocity|justworks|trinet|onpay|paycom|paycor|ceridian|insperity|surepayroll|quickbooks payroll' },
  { phrases: 'gas company|gas utility|gas supplier|gas people|gas provider', sellers: 'gas company|gas service|gas co|natural gas|socalgas|national fuel|british gas|atmos energy|nicor|gas', within: 'utilities' },
  { phrases: 'water company|water department|water board|water utility', sellers: 'water|ebmud|aqua|sewer', within: 'utilities' },
  { phrases: 'phone company|phone provider|cell phone company|mobile provider|cell company', sellers: 'verizon|at&t|t-mobile|tmobile|sprint|mint mobile|ringcentral|vonage|mobile|phone|telecom|wireless|cellular|vodafone|o2|telstra', within: 'utilities' },
  { phrases: 'internet company|broadband provider|internet people', sellers: 'comcast|xfinity|spectrum|broadband|internet|fiber|cox|starlink|frontier|centurylink|google fiber|virgin media|optimum', within: 'utilities' },
  { phrases: 'cable company', sellers: 'comcast|xfinity|spectrum|cox|cable|directv|dish network|charter comm|optimum', within: 'utilities' },
  { phrases: 'trash company|garbage company|garbage people|trash people|trash hauler|waste company|waste hauler|rubbish company|dumpster company', sellers: 'waste management|republic services|waste connections|casella|recology|rumpke|disposal|waste|biffa|veolia|stericycle' },
  { phrases: 'exterminator|pest company|pest guy|pest people|pest control company', sellers: 'terminix|orkin|rentokil|ecolab|western exterminator|pest|exterminating|exterminator' },
  { phrases: 'uniform company|uniform people|uniform service', sellers: 'cintas|unifirst|aramark|alsco|uniform' },
  { phrases: 'linen company|linen service|linen people|laundry company|laundry service', sellers: 'alsco|aramark|mission linen|ameripride|unifirst|cintas|linen|laundry' },
  { phrases: 'alarm company|security company|alarm people', sellers: 'adt|simplisafe|vivint|brinks|alarm|security' },
  { phrases: 'parts store|parts house|auto parts store|parts place', sellers: 'autozone|napa|oreilly|advance auto|carquest|lkq|pep boys|rockauto|euro car parts|auto parts' },
  { phrases: 'tool truck|tool guy|tool man', sellers: 'snap-on|snap on|matco|mac tools|cornwell' },
  { phrases: 'post office', sellers: 'usps|us postal|royal mail|canada post|australia post|post office|an post|deutsche post', within: 'shipping' },
  { phrases: 'courier company|parcel company|parcel service|parcel carrier', sellers: 'ups|fedex|dhl|usps|dpd|evri|royal mail|ontrac|purolator', within: 'shipping' },
  { phrases: 'freight company|trucking company|freight carrier|freight line', sellers: 'old dominion|estes|xpo|saia|odfl|freight|trucking|logistics', within: 'shipping' },
  { phrases: 'temp agency|staffing agency|temp company|staffing company', sellers: 'manpower|kelly services|adecco|randstad|robert half|express employment|aerotek|staffing' },
  { phrases: 'leasing company|equipment leasing company', sellers: 'leasing|lease' },
  { phrases: 'elevator company', sellers: 'otis|kone|schindler|thyssenkrupp|elevator' },
];
