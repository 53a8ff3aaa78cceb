/** The weekday that stands before a date, which tells its order of day and month where only one of them fits. A line per language, from Sunday. */
import type { LocalDate } from '../../finance/ledger/entry.ts';

const NAMES: readonly string[] = [
  'sun mon tue wed thu fri sat', 'sunday monday tuesday wednesday thursday friday saturday', 'sun mon tues weds thurs fri sat', 'so mo di mi do fr sa', 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
  'dim lun mar mer jeu ven sam', 'dimanche lundi mardi mercredi jeudi vendredi samedi', 'dom lun mar mie jue vie sab', 'domingo lunes martes miercoles jueves viernes sabado', 'dom lun mar mer gio ven sab', 'domenica lunedi martedi mercoledi giovedi venerdi sabato',
  'dom seg ter qua qui sex sab', 'domingo segunda terca quarta quinta sexta sabado', 'zo ma di wo do vr za', 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag', 'son man tir ons tor fre lor', 'sondag mandag tirsdag onsdag torsdag fredag lordag', 'son man tis ons tor fre lor', 'sondag mandag tisdag onsdag torsdag fredag lordag',
  'nd pn wt sr cz pt sb', 'niedziela poniedzialek wtorek sroda czwartek piatek sobota', 'ne po ut st ct pa so', 'ne pon ut str stv pia sob', 'nedele pondeli utery streda ctvrtek patek sobota', 'ne po ut st st pi so', 'nedela pondelok utorok streda stvrtok piatok sobota', 'niedz pon wto sro czw piat sob', 'su ma ti ke to pe la', 'sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai', 'paz pzt sal car per cum cmt', 'pazar pazartesi sali carsamba persembe cuma cumartesi', 'dum lun mar mie joi vin sam', 'duminica luni marti miercuri joi vineri sambata', 'ned pon uto sri cet pet sub', 'ned pon tor sre cet pet sob', 'nedjelja ponedjeljak utorak srijeda cetvrtak petak subota', 'vas hetfo kedd szerda csutortok pentek szombat', 'vasarnap het kedd sze csu pen szo',
  'κυρ δευ τρι τετ πεμ παρ σαβ', 'κυριακη δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο', 'воскресенье понедельник вторник среда четверг пятница суббота', 'неділя понеділок вівторок середа четвер пʼятниця субота', 'вс пн вт ср чт пт сб', 'нд пн вт ср чт пт сб',
];
const DAYS = new Map<string, Set<number>>();
for (const line of NAMES) for (const [day, name] of line.split(' ').entries()) DAYS.set(name, (DAYS.get(name) ?? new Set()).add(day));

/** Without accents and in small letters. */
export const isWeekday = (word: string): boolean => DAYS.has(word.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase());

const BEFORE_DATE = /^(\p{L}{2,12})[.,]?\s+(?=\d)/u;

/** Null where no weekday stands before the date. `date`: as it is read in one order. */
export function fitsWeekday(cell: string, date: LocalDate): boolean | null {
  const word = BEFORE_DATE.exec(cell)?.[1]?.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll('ø', 'o').replaceAll('ł', 'l');
  const days = word === undefined ? undefined : DAYS.get(word);
  return days === undefined ? null : days.has(new Date(`${date}T00:00:00Z`).getUTCDay());
}
