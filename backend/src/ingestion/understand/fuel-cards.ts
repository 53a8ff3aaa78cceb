/** What was bought on the road with the cards of a fleet. Add a language's word here. */
import { normalisedHeading } from '../columns/heading.ts';
import type { ColumnPlan } from '../columns/plan.ts';

/** What only a card for vehicles lists: which of them, and where what they needed on the road was taken. */
const OF_VEHICLE = /^(?:kennzeichen|kfz kennzeichen|fahrzeug|fahrzeugkennzeichen|vehicle(?: (?:reg|registration|id|no|number))?|reg(?:istration)?(?: (?:no|number|plate))?|license plate|licence plate|plate|immatriculation|vehicule|kenteken|voertuig|targa|veicolo|matricula|vehiculo|nr rejestracyjny|rejestracja|registreringsnummer|reg nr|rekisterinumero)$/;
const OF_STATION = /^(?:servicestelle|tankstelle|station(?: name)?|stationsname|akzeptanzstelle|site(?: name)?|fuel site|location|merchant(?: name)?|supplier|lieu|point de vente|tankstation|punto (?:vendita|de venta)|estacion(?: de servicio)?|stazione|stacja|posto|bensinstation)$/;
/** A fuel is nearly the whole cell; of the work of a garage it is a part. */
const OF_FUEL = /^(?:(?:premium|super|regular|ultimate|euro) )?(?:diesel|ad ?blue|super (?:plus|e5|e10|95|98)|euro ?95|e10|unleaded|petrol|gasoline|benzin[ae]?|gas ?oil|gazole|gas[oó]leo|gasolina|sans plomb|hvo|lpg|olej napędowy|pb ?95|motorin)(?: (?:plus|premium|super|b7|e5|e10|\d+\S*))*$/iu;
const OF_ROADS = /(?<!\p{L})(?:maut|toll|peage|péage|peaje|pedaggio|tol|parking|parken|wäsche|car ?wash|wash)(?!\p{L})/iu;
/** How much was taken, or with which card: kilometres and a driver stand in the list of whoever hires cars out as well. */
const OF_QUANTITY = /^(?:lit(?:re|er)s?|ltrs?|liter(?:zahl|s)?|litri|litros|litrow|gallons|qty|quantity|volume|menge|quantite|cantidad|quantidade|quantita|hoeveelheid|ilosc|(?:unit )?price per (?:lit(?:re|er)|gallon)|ppl|pence per litre|preis (?:je|pro) liter|literpreis|prix (?:au|par) litre)(?: (?:l|ltr|litres|liters))?$/;
const OF_CARD = /^(?:card|card (?:no|number|id)|fuel card(?: (?:no|number))?|karte|karten ?(?:nr|nummer)|carte|(?:numero|no) de (?:la )?carte|tarjeta|numero de tarjeta|cartao|numero do cartao|carta|numero carta|kaart|kaartnummer|kort|kortnummer|karta|numer karty)$/;
const OF_SELLER = /\b(?:customer|kunde|kundennummer|client|terminal|receipt|payout|batch|approval|auth(?:ori[sz]ation)?)\b/;
/** Which fuel a vehicle takes that is sold or hired out. */
const KIND_OF_FUEL = /^(?:fuel|fuel type|carburant|type de carburant|kraftstoff|kraftstoffart|combustible|carburante|brandstof|paliwo)$/;
/** Over an amount or its day: it was taken from somebody else. */
const OF_TAKINGS = /\b(?:sold|sales?|selling|fares?|charged?|recover\w*|reimburs\w*|refund\w*|repaid|received|income|location|rent\w*|hire\w*|miet\w*|verkauf\w*|erlos\w*|erstatt\w*|vente|vendu|rembours\w*|venta|vendit\w*|venda)\b/;
const FEWEST = 3;
const NEARLY_ALL = 0.9;
/** Tolls and parking alone are taken by many who sell them. */
const MIN_FUEL = 0.3;

type Rows = readonly (readonly string[])[];

/** Whoever sells it there names neither the place nor, but for those of customers, the vehicle; whoever sells vehicles names each once. */
export function isOfFuelCard({ money, date }: ColumnPlan, headings: readonly string[], rows: Rows): boolean {
  const names = headings.map(normalisedHeading);
  const filledBy = (words: RegExp): number[] => names.flatMap((name, column) => (words.test(name) && countOf(rows, column, /\S/u) >= rows.length * NEARLY_ALL ? [column] : []));
  const isOfOthers = names.some((name) => OF_SELLER.test(name)) || (money.kind === 'signed' && [date, money.amount].some((column) => OF_TAKINGS.test(names[column]!)));
  if (rows.length < FEWEST || isOfOthers || filledBy(OF_STATION).length === 0) return false;
  const comesAgain = (column: number): boolean => new Set(rows.map((row) => (row[column] ?? '').trim())).size < rows.length * NEARLY_ALL;
  const hasQuantity = filledBy(OF_QUANTITY).length > 0;
  if (!filledBy(OF_VEHICLE).some(comesAgain) || !(hasQuantity || filledBy(OF_CARD).length > 0)) return false;
  return names.some((name, column) => (hasQuantity || !KIND_OF_FUEL.test(name)) && isTaken(rows, column));
}

function isTaken(rows: Rows, column: number): boolean {
  const fuel = countOf(rows, column, OF_FUEL);
  return fuel >= rows.length * MIN_FUEL && fuel + countOf(rows, column, OF_ROADS) >= rows.length * NEARLY_ALL;
}

const countOf = (rows: Rows, column: number, words: RegExp): number => rows.filter((row) => words.test((row[column] ?? '').trim())).length;
