/** Which of our trades the card networks' merchant categories of the corpus stand for; what is "not elsewhere classified" stands for none. */

import type { Trade } from '../backend/src/finance/categories/trades/trade.ts';

const TRADES_OF: Readonly<Record<string, string>> = {
  'EATING PLACES': 'meals', 'CATERERS': 'wholesale meals groceries', 'LODGING': 'lodging', 'SERVICE STATIONS': 'fuel motor', 'PASSENGER RAILWAYS': 'transit', 'BUS LINES': 'transit', 'MISC FOOD STORE': 'groceries', 'LAWN AND GARDEN': 'garden flowers machinery',
  'GIFT CARD': 'gifts', 'OFFICE SCHOOL SUPPLY': 'stationery', 'GROCERY STORES': 'groceries', 'COMPUTER SOFTWARE': 'software electronics', 'AUTOMOBILE PARKING': 'parking', 'VARIETY STORES': 'variety', 'STATIONERY/OFFICE': 'stationery printing', 'BOOK STORES': 'books',
  'THEATRICAL PRODUCERS': 'leisure events sights', 'HARDWARE STORES': 'hardware building machinery', 'SPORTING GOODS': 'sports', 'INDUSTRIAL SUPPLIES': 'machinery hardware', 'TOURIST ATTRACTIONS': 'sights leisure', 'LIMOUSINES': 'taxi transit travel-agent', 'EQUIP FURNITURE': 'furniture',
  'CLEANING AND MAINTENANCE': 'cleaning', 'DEPARTMENT STORES': 'variety', 'ELECTRICAL PARTS': 'electrical', 'TELECOM INCL': 'telecom', 'MEN´S AND WOMEN´S CLOTHING': 'clothing', 'ORGANIZATIONS CHARITABLE': 'charity', 'ORGANIZATIONS MEMBERSHIP': 'membership', 'SPORTS APPAREL': 'clothing sports',
  'RECREATIONAL AND SPORTING CAMPS': 'leisure lodging', 'QUICK COPY': 'printing', 'RECREATION SERVICES': 'leisure', 'HEALTH PRACTITIONERS': 'medical', 'DENTAL/LAB': 'medical', 'FREEZER LOCKER': 'groceries', 'PHOTOGRAPHIC STUDIOS': 'printing', 'PAWN SHOPS': 'variety', 'HOUSEHOLD APPLIANCE': 'appliances electronics',
  'COMPUTERS COMPUTER': 'electronics software', 'COMP PROGRAMING': 'software', 'NEWS DEALERS': 'books', 'DRAPERY': 'furniture', 'AMUSEMENT PARKS': 'leisure sights', 'CANDY NUT': 'groceries meals', 'WOMEN´S READY': 'clothing', 'UTLTS': 'energy water waste', 'CONSULTING MANAGEMENT': 'consulting advertising',
  'HARDWARE EQUIPMENT': 'hardware building', 'CLUBS': 'membership leisure sports', 'GAME TOY': 'toys crafts', 'BUILDING MATERIALS': 'building', 'AUTOMOBILE RENTAL': 'vehicle-hire', 'BOWLING': 'leisure', 'DRY CLEANERS': 'cleaning', 'CHILDREN´S AND INFANT': 'clothing toys', 'SCHOOLS': 'training', 'PET SHOPS': 'pets',
  'CLEANING GARMENT': 'cleaning', 'BICYCLE SHOPS': 'sports motor', 'GLASS PAINT': 'hardware building', 'ARTIST SUPPLY': 'crafts arts', 'AUTOMOTIVE PARTS': 'motor', 'FLORISTS': 'flowers', 'ANTIQUE SHOPS': 'arts', 'LAUNDRY SERVICES': 'cleaning appliances', 'HAT CLEANING': 'cleaning repair clothing', 'DRUG STORES': 'pharmacy',
  'CAMERA AND': 'electronics printing', 'REAL ESTATE': 'property', 'CRYSTAL': 'furniture', 'DISCOUNT STORES': 'variety', 'DETECTVE': 'security', 'MEN´S/WOMEN´S/CHILDREN´S UNIFORMS': 'clothing', 'FLORIST SUPPLIES': 'flowers garden', 'FLOOR COVERING': 'furniture', 'MISCELLANEOUS PUBLISHING': 'books printing',
  'MOTOR HOME': 'motor', 'FABRIC': 'crafts', 'SHOE STORES': 'clothing', 'FINES': 'government', 'GOVERNMENT SERVICES': 'government',
};

/** The trades that a merchant category may be called; null where it tells none. */
export function tradesOfMerchantCategory(category: string): readonly Trade[] | null {
  const plain = category.replaceAll('Â´', '´');
  const found = Object.keys(TRADES_OF).filter((beginning) => plain.startsWith(beginning)).sort((a, b) => b.length - a.length)[0];
  return found === undefined ? null : TRADES_OF[found]!.split(' ') as Trade[];
}
