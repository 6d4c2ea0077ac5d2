/* Words that say nothing about which rule is looked for. */
import { fold, type SearchLanguage } from './stem.ts'

const WORDS: Readonly<Record<SearchLanguage, string>> = {
  en: `a an and are as at be been but by can could do does did done for from get gets got had has have he her his how i if
    in into is it its just like may me mean means must my no not of off on one only or other our out s she should so that the
    their them then there these they thing things this to too up us use used want was we were what when where which who whom
    whose why will with would you your happens happen work works allowed rule rules explain about much many`,
  fr: `a ai as au aux avec avoir c ce ces cela cet cette ça comme comment d dans de des dois doit donc du elle elles en est
    et etre eu faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes mon n ne ni non nos notre nous on ont ou
    où par pas peut peux peuvent plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si
    son sont sur t ta te tes toi ton tous tout tu un une vers veux vos votre vous y arrive passe règle règles marche sert`,
  de: `aber alle als am an auch auf aus bei beim bin bis bist da dann das dass dem den denn der des die dies diese diesem
    diesen dieser dieses doch du durch ein eine einem einen einer eines er es etwas für gibt hab habe haben hat hast hier ich
    ihm ihn ihr im in ist ja jede jeder kann kannst können man mehr mein meine mich mir mit muss musst nach nicht noch nur
    ob oder ohne passiert sein seine sich sie sind so über um und uns viel viele vom von vor wann war warum was welche welcher
    welches wem wen wenn wer werden wie wird wo wofür wozu zu zum zur darf dürfen macht machen bewirkt regel regeln tut`,
  it: `a ad agli ai al alla alle allo anche c che chi ci cioè come con contro così cosa cui d da dal dalla dei del della
    delle dello di dove due e è ed essere fa fare fanno gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi
    mia mio ne nei nel nella no non nostra o ogni per perché più può posso puoi possono quale quali quando quanta quante
    quanti quanto quel quella quello questa queste questi questo se sei serve servono si sia sono sta su sua succede sul sulla
    suo ti tra tu tua tuo un una uno va vale voglio regola regole funziona funzionano devo deve`,
}

const SETS = new Map<SearchLanguage, ReadonlySet<string>>()

export function isStopWord(word: string, language: SearchLanguage): boolean {
  let set = SETS.get(language)
  if (set === undefined) {
    set = new Set(WORDS[language].split(/\s+/).map((each) => fold(each, language)))
    SETS.set(language, set)
  }
  return set.has(fold(word, language))
}
