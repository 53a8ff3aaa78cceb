/** The letters beyond ASCII of the languages that statements are written in, each with roughly how often it stands among them: by these a text in an unnamed 8-bit encoding is told. */

type Weights = Readonly<Record<string, number>>;

export interface Language {
  readonly name: string;
  /** Lower-case letters with their share of all letters beyond ASCII. */
  readonly letters: Weights;
}

/** "ä57 ö30" → shares that add up to 1. */
function language(name: string, weights: string): Language {
  const parts = weights.split(' ').map((part) => [part[0]!, Number(part.slice(1))] as const);
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  return { name, letters: Object.fromEntries(parts.map(([letter, weight]) => [letter, weight / total])) };
}

/** The same share for each letter: enough where a language has an alphabet of its own. */
const script = (name: string, often: string, rare: string): Language => language(name, [...[...often].map((letter) => `${letter}10`), ...[...rare].map((letter) => `${letter}2`)].join(' '));

export const WESTERN: readonly Language[] = [
  language('German', 'ä55 ö30 ü65 ß31 é3'),
  language('French', 'é150 è27 à49 ê22 ç9 â5 î5 ô2 û6 ù6 ë1 ï1 œ2 ü1'),
  language('Spanish', 'á50 é43 í73 ó83 ú17 ñ31 ü1'),
  language('Portuguese', 'ã73 ç53 é34 á12 í13 ó30 ê45 õ4 ú21 â6 à7 ô6'),
  language('Italian', 'à64 è26 é6 ì3 ò2 ù17'),
  language('Swedish', 'ä180 ö131 å134 é2'),
  language('Finnish', 'ä358 ö44 å1'),
  language('Danish or Norwegian', 'ø94 æ50 å119 é3'),
  language('Dutch', 'ë60 é30 ï20 ö6 ü5 è4'),
  language('Icelandic', 'ð439 á180 í157 þ146 ö78 ó99 é65 ú61 æ87 ý23'),
  language('several Western languages', 'é80 ä40 ö35 ü40 á20 ó20 í20 è15 ß12 ñ12 ç12 ã10 å10 ø10 à12 ê8 â5 ô4 ú6 õ2 æ4 ë4 ï3 î2 û2 ù2 ò2 ì2 œ1 ý1'),
];

export const CENTRAL: readonly Language[] = [
  language('Polish', 'ą99 ć40 ę111 ł182 ń20 ó85 ś66 ź6 ż83'),
  language('Czech', 'á87 č46 ď2 é63 ě122 í164 ň1 ó2 ř38 š69 ť1 ú5 ů20 ý100 ž72'),
  language('Slovak', 'á180 č110 ď15 é90 í100 ľ40 ň15 ó13 ô16 š80 ť60 ú80 ý110 ž90 ä10 ŕ1 ĺ1'),
  language('Hungarian', 'á344 é425 í57 ó82 ö82 ő88 ú65 ü65 ű21'),
  language('Romanian', 'ă230 â20 î110 ş90 ţ110 ș1 ț1'),
  language('Croatian or Slovenian', 'č90 ć60 đ25 š80 ž70'),
  language('German', 'ä55 ö30 ü65 ß31 é3'),
];

export const BALTIC: readonly Language[] = [
  language('Lithuanian', 'ą30 č50 ė170 ę20 į60 š130 ų140 ū50 ž90'),
  language('Latvian', 'ā380 č15 ē170 ģ15 ī190 ķ15 ļ50 ņ40 š90 ū90 ž25'),
  language('Estonian', 'ä110 õ100 ö30 ü80 š2 ž1'),
];

export const TURKISH: readonly Language[] = [language('Turkish', 'ı511 ğ112 ş178 ü185 ö78 ç116 i1 î1 â1')];

export const CYRILLIC: readonly Language[] = [
  language('Russian', 'о109 е84 а80 и74 н67 т63 с55 р47 в45 л44 к35 м32 д30 п28 у26 я20 ы19 ь17 г17 з16 б16 ч14 й12 х10 ж9 ш7 ю6 ц5 щ4 э3 ф3 ъ1 ё1'),
  language('Ukrainian', 'о94 а72 н65 и61 і57 в55 р47 т47 е46 с41 к40 л38 д33 у33 м29 п29 з23 я20 ь17 г16 б17 ч14 ц8 х11 ю9 ж9 й13 ї6 є6 ф3 ш7 щ4 ґ1'),
  language('Bulgarian', 'а117 и90 о87 е84 т75 н72 р54 с52 в45 л35 к31 д30 п29 м23 з20 ъ17 я17 г15 б14 ч14 у16 щ6 ж7 х7 ц6 ш5 ю2 й6 ь1 ф3'),
  language('Serbian', 'а110 и92 о91 е84 н56 р46 с45 т43 ј42 у39 в38 д37 к36 л33 п29 м30 з17 г16 б16 ш10 ч10 ж6 х6 ц9 ћ6 ђ2 љ5 њ6 ф2 џ1'),
];

export const GREEK: readonly Language[] = [language('Greek', 'α87 ο82 ι66 ε64 τ80 ν65 σ48 η42 υ40 ρ44 π43 κ40 μ33 λ29 ς38 ω18 γ18 δ18 ά22 έ17 ή17 ί26 ό20 ύ9 ώ11 χ13 θ12 φ8 β7 ξ4 ζ4 ψ2 ϊ1 ϋ1')];
export const HEBREW: readonly Language[] = [script('Hebrew', 'אבגדהוזחטיכלמנסעפצקרשת', 'ךםןףץ')];
export const ARABIC: readonly Language[] = [language('Arabic', 'ا125 ل112 ي68 م62 و60 ن58 ر50 ت48 ب40 ع38 د36 س30 ف28 ه28 ك25 ق25 ح25 ة22 ج15 ش13 ص12 خ10 ط10 ض8 أ20 إ10 ى10 ئ5 ذ8 ز8 غ6 ث7 ظ3 ء4 آ3 ؤ3')];
