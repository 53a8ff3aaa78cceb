/** Initials that spell a word are that word: "HOW" may be Halloran-Ortega Wedding's, and is what half of all questions begin with. */

/** Of three and four letters, as they are spoken in questions about a business. Words of the grammar's own need not be here. */
const WORDS = `
  ace act add ads age ago aid aim air all and any apr are arm art ask ate aug avg bad bag ban bar bat bed bet bid big bill bin bit box boy bus but buy cab can cap car cat cut cup dad day dec deal debt did dig dip dog dot dry due dye ear eat egg ell end eta etc eve
  far fat fax feb fed fee few fig fit fix fly for fri fun gap gas get gem got gun guy had has hat her hey him hip his hit hot how huh ice ill ink inn its jam jan jar jet job joy jul jun key kid kit lab law lay led leg let lid lie lot low map mar mat may men met mid mix
  mom mon mud mum nap net new nil nor not nov now nut oak oct odd off oil old one our out own pad pal pan par pat pay pen per pet pie pin pit pop pot pro pub put ran rat raw red rep rid rim rip row rub rug run sad sat saw say sea sep set sew sex she shy sit six ski sky
  son soy spa sum sun tag tap tar tax tea ten the thu tie tip toe ton too top toy try tub two use van vat via vet war was wax way web wed wet who why win won yes yet you zip
  also away back bank base best bike bill body book both bulk busy call came card care case cash cell cent city club coat cogs cold come cook cost data date days dear debt deep desk done door down draw drop each earn east edge else even ever face fact fair fall farm fast
  feed fees feel file fill find fine fire firm fish five flat flow food foot form four free from fuel full fund gain game gave gift girl give glad goes gold gone good grew grow half hall hand hard have head hear heat held help here hers high hire hold home hope hour huge
  idea into item jobs join july june just keep kept kind knew know lack land last late lead left lend less life lift like line list live loan long look lose loss lost lots love made mail main make many mark mean meal meat meet memo menu mind mine miss more most move much must
  name near need news next nice nine none noon note once only onto open over owed owes page paid pain park part past pays peak pick plan play plus pool poor post pull push rate rath read real rent rest rich rise risk road rock role room rose rule runs safe said sale same save
  seem seen sell send sent ship shop show side sign site size slow snow soft sold some soon sort spot staff star stay step stop such sure take talk tank task team tell tend term test than that them then they thin this time tips tiny told took tool tops town tree trip true turn type
  unit upon used user vary very vans view visa wage wait walk want warm wash week well went were west what when whom wide wife will wine wins with wood word work yard year your zero zone`;

const SHORT_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

export const isShortWord = (initials: string): boolean => SHORT_WORDS.has(initials);
