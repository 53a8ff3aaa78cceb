/** Writes the table of brands by trade from a release of OpenStreetMap's name-suggestion-index (BSD-3-Clause): `node scripts/brand-names.mjs PATH/TO/nsi.min.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** What OpenStreetMap calls a place → our trade. What is not named here (banks, public bookcases, poles) tells nothing about a payment. */
const TRADE_OF = pairs({
  meals: 'amenity/fast_food amenity/restaurant amenity/cafe amenity/pub amenity/bar amenity/ice_cream amenity/food_court',
  groceries: 'shop/supermarket shop/convenience shop/bakery shop/alcohol shop/pastry shop/confectionery shop/butcher shop/beverages shop/tea shop/chocolate shop/deli shop/dairy shop/greengrocer shop/health_food shop/wine shop/frozen_food shop/nuts shop/coffee shop/seafood shop/cheese shop/spices shop/country_store shop/kiosk',
  clothing: 'shop/clothes shop/shoes shop/fashion_accessories shop/bag shop/leather shop/jewelry shop/watches shop/tailor', beauty: 'shop/cosmetics shop/hairdresser shop/beauty shop/perfumery shop/hairdresser_supply shop/massage shop/tattoo',
  fuel: 'amenity/fuel amenity/charging_station', parking: 'amenity/parking operators/amenity/parking', taxi: 'amenity/taxi',
  motor: 'shop/car_repair shop/car shop/car_parts shop/tyres amenity/car_wash shop/motorcycle amenity/vehicle_inspection shop/truck shop/truck_repair shop/motorcycle_repair shop/caravan highway/services',
  'vehicle-hire': 'amenity/car_rental amenity/car_sharing amenity/bicycle_rental', lodging: 'tourism/hotel tourism/hostel tourism/motel tourism/caravan_site tourism/camp_site tourism/apartment', 'travel-agent': 'shop/travel_agency shop/ticket',
  transit: 'transit/route/bus transit/route/train transit/route/subway transit/route/tram transit/route/ferry',
  pharmacy: 'amenity/pharmacy shop/chemist', medical: 'shop/optician healthcare/laboratory shop/hearing_aids amenity/dentist amenity/clinic shop/medical_supply amenity/hospital amenity/doctors healthcare/physiotherapist', care: 'amenity/social_facility amenity/kindergarten amenity/childcare', veterinary: 'amenity/veterinary',
  furniture: 'shop/furniture shop/bed shop/kitchen shop/interior_decoration shop/household_linen shop/bathroom_furnishing shop/flooring shop/carpet shop/window_blind shop/curtain shop/houseware', electronics: 'shop/electronics shop/computer shop/hifi shop/video_games shop/camera', appliances: 'shop/appliance shop/vacuum_cleaner',
  hardware: 'shop/doityourself shop/hardware shop/paint shop/tool_hire shop/power_tools shop/locksmith', building: 'shop/trade shop/tiles shop/doors shop/glaziery office/construction_company', machinery: 'shop/plant_hire shop/tractor shop/rental', electrical: 'shop/electrical shop/lighting',
  sports: 'shop/sports shop/outdoor shop/bicycle shop/fishing', leisure: 'leisure/fitness_centre amenity/cinema leisure/sports_centre leisure/bowling_alley leisure/amusement_arcade leisure/trampoline_park leisure/indoor_play leisure/escape_game', sights: 'tourism/theme_park tourism/museum tourism/zoo',
  books: 'shop/books shop/newsagent', stationery: 'shop/stationery shop/printer_ink', printing: 'shop/copyshop shop/photo craft/signmaker', gifts: 'shop/gift shop/party', toys: 'shop/toys shop/baby_goods shop/games shop/model', crafts: 'shop/craft shop/fabric', arts: 'shop/art shop/musical_instrument shop/music',
  garden: 'shop/garden_centre shop/agrarian shop/groundskeeping', flowers: 'shop/florist', pets: 'shop/pet', variety: 'shop/department_store shop/variety_store shop/second_hand shop/general', tobacco: 'shop/tobacco shop/e-cigarette', wholesale: 'shop/wholesale',
  telecom: 'shop/mobile_phone shop/telecommunication office/telecommunication operators/telecom/exchange', energy: 'operators/office/energy_supplier operators/power/plant shop/gas', water: 'operators/office/water_utility operators/man_made/water_works', waste: 'operators/amenity/waste_transfer_station',
  insurance: 'office/insurance', property: 'office/estate_agent office/coworking', storage: 'shop/storage_rental', legal: 'office/lawyer', accounting: 'office/tax_advisor', consulting: 'office/consulting', staffing: 'office/employment_agency', security: 'office/security', software: 'office/it',
  post: 'amenity/post_office amenity/post_depot operators/amenity/post_office', freight: 'amenity/parcel_locker office/logistics office/moving_company', training: 'amenity/prep_school amenity/language_school amenity/training amenity/driving_school amenity/music_school amenity/university amenity/college operators/amenity/college', membership: 'office/union office/association',
  cleaning: 'shop/dry_cleaning shop/laundry craft/cleaning shop/pest_control', repair: 'craft/electronics_repair craft/plumber craft/electrician craft/window_construction shop/repair', charity: 'shop/charity', advertising: 'operators/advertising/billboard',
});

function pairs(places) {
  return new Map(Object.entries(places).flatMap(([trade, paths]) => paths.split(' ').map((path) => [/^(operators|transit)\//.test(path) ? path : `brands/${path}`, trade])));
}

/** Names as bank texts carry them: capitals without accents. */
function plain(name) {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[ßẞ]/g, 'ss').replace(/[øØ]/g, 'o').replace(/[łŁ]/g, 'l').toUpperCase().replace(/['’`.]/g, '').replace(/&/g, ' & ').replace(/[^A-Z0-9&]+/g, ' ').trim();
}

function latinName({ tags, displayName }) {
  const candidates = [tags.brand, tags.name, tags['brand:en'], tags['name:en'], tags.operator, tags.network, displayName];
  return candidates.find((name) => name !== undefined && /\p{Script=Latin}/u.test(name) && !/[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]/u.test(name)) ?? '';
}

const { nsi } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const trades = new Map();
for (const [path, { items }] of Object.entries(nsi)) {
  const trade = TRADE_OF.get(path);
  if (trade === undefined) continue;
  for (const item of items) {
    const name = plain(latinName(item));
    if (name.length < 3 || name.length > 40 || /^\d+$/.test(name)) continue;
    trades.set(name, (trades.get(name) ?? new Set()).add(trade));
  }
}

/** A name of two trades (a supermarket that also sells fuel) is told by the first of these, one of more than two by none. */
const FIRST = ['groceries', 'meals', 'lodging', 'clothing', 'fuel', 'telecom', 'energy', 'water', 'hardware', 'furniture', 'electronics', 'pharmacy'];
const byTrade = new Map();
for (const [name, found] of trades) {
  const trade = found.size === 1 ? [...found][0] : found.size === 2 ? FIRST.find((first) => found.has(first)) : undefined;
  if (trade !== undefined) byTrade.set(trade, [...(byTrade.get(trade) ?? []), name]);
}
const lines = [...byTrade].sort(([a], [b]) => (a < b ? -1 : 1)).map(([trade, names]) => `  '${trade}': '${names.sort().join('|')}',`);
writeFileSync(join(ROOT, 'backend/src/finance/categories/trades/generated/brand-names.ts'), `/** Written by scripts/brand-names.mjs: names of chains by trade, from OpenStreetMap's name-suggestion-index. Copyright 2026 name-suggestion-index contributors, BSD-3-Clause: see LICENSE-brand-names.md beside this file. */
import type { Trade } from '../trade.ts';

export const BRAND_NAMES: Readonly<Partial<Record<Trade, string>>> = {
${lines.join('\n')}
};
`);
console.log([...byTrade].map(([trade, names]) => `${trade} ${names.length}`).join(', '));
