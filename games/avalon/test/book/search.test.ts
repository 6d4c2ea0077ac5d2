/* Questions as people ask them at the table: the rule that answers is among the first three results. */
import { type Asked, unanswered } from '@logres/rulebook/reading'
import { ruleSearch } from '@logres/rulebook/search'
import { describe, expect, it } from 'vitest'
import { loadBook, loadSearch } from '../../book/index.ts'

const ASKED = {
  en: [
    ['can I attack Avalon', '6.1', '6.8'],
    ['can I attack a region that is already mine?', '6.1'],
    ['tie', '6.1', '7.3', '8.2'],
    ['how many cards do I need to attack', '6.1'],
    ['what does a castle do', '6.2'],
    ['stone circle', '6.3'],
    ['can a witch attack', '6.3'],
    ['how do I defend against a knight', '6.4'],
    ['what does a conquest cost', '6.7'],
    ['what if I do not have enough cards to pay', '6.9'],
    ['how many conquests in one turn', '6.5'],
    ['hand limit', '7.6'],
    ['the draw pile is empty', '7.5'],
    ['who goes first?', '2.3'],
    ['when do I win', '8.1'],
    ['can I steal the top card of my opponent', '5.1'],
    ['counter a counter spell', '5.2', '5.4'],
    ['dark tile', '7.2'],
    ['swamp', '7.3', '1.2'],
    ['can I look at the discards', '3.2'],
    ['can I take back a move', '3.5'],
    ['do I have to take a tile', '7.1'],
    ['fog', '6.6', '1.2'],
  ],
  fr: [
    ['puis-je attaquer Avalon', '6.1', '6.8'],
    ['peut-on attaquer sa propre région', '6.1'],
    ['égalité', '6.1', '7.3', '8.2'],
    ['combien de cartes pour attaquer', '6.1'],
    ['à quoi sert un château', '6.2'],
    ['cercle de pierres', '6.3'],
    ['une sorcière peut-elle attaquer', '6.3'],
    ['comment se défendre contre un chevalier', '6.4'],
    ['combien coûte une conquête', '6.7'],
    ['je n’ai pas assez de cartes pour payer', '6.9'],
    ['combien de conquêtes par tour', '6.5'],
    ['limite de main', '7.6'],
    ['la pioche est vide', '7.5'],
    ['qui commence ?', '2.3'],
    ['quand est-ce que je gagne', '8.1'],
    ['voler la carte du dessus', '5.1'],
    ['contrer un contre-sort', '5.2', '5.4'],
    ['tuile sombre', '7.2'],
    ['marecage', '7.3', '1.2'],
    ['peut-on regarder la défausse', '3.2'],
    ['annuler un coup', '3.5'],
    ['dois-je prendre une tuile', '7.1'],
    ['brume', '6.6', '1.2'],
  ],
  de: [
    ['Darf ich Avalon angreifen?', '6.1', '6.8'],
    ['Darf ich mein eigenes Gebiet angreifen?', '6.1'],
    ['Gleichstand', '6.1', '7.3', '8.2'],
    ['Wie viele Karten brauche ich für einen Angriff?', '6.1'],
    ['Was macht eine Burg?', '6.2'],
    ['Steinkreis', '6.3'],
    ['Kann eine Hexe angreifen?', '6.3'],
    ['Wie verteidige ich mich gegen einen Ritter?', '6.4'],
    ['Was kostet eine Eroberung?', '6.7'],
    ['Ich habe zu wenige Karten zum Bezahlen', '6.9'],
    ['Wie viele Eroberungen in einem Zug?', '6.5'],
    ['Handlimit', '7.6'],
    ['Nachziehstapel ist leer', '7.5'],
    ['Wer fängt an?', '2.3'],
    ['Wann habe ich gewonnen?', '8.1'],
    ['oberste Karte des Gegners klauen', '5.1'],
    ['Gegenzauber kontern', '5.2', '5.4'],
    ['dunkle Tafel', '7.2'],
    ['Suempfe', '7.3', '1.2'],
    ['Darf man die Ablage ansehen?', '3.2'],
    ['Zug rückgängig machen', '3.5'],
    ['Muss ich eine Tafel nehmen?', '7.1'],
    ['Nebel', '6.6', '1.2'],
  ],
  it: [
    ['posso attaccare Avalon', '6.1', '6.8'],
    ['si può attaccare un proprio territorio', '6.1'],
    ['parità', '6.1', '7.3', '8.2'],
    ['quante carte servono per attaccare', '6.1'],
    ['a cosa serve un castello', '6.2'],
    ['cerchio di pietre', '6.3'],
    ['una strega può attaccare', '6.3'],
    ['come mi difendo da un cavaliere', '6.4'],
    ['quanto costa una conquista', '6.7'],
    ['non ho abbastanza carte per pagare', '6.9'],
    ['quante conquiste in un turno', '6.5'],
    ['limite di mano', '7.6'],
    ['il mazzo è finito', '7.5'],
    ['chi inizia?', '2.3'],
    ['quando vinco', '8.1'],
    ['rubare la carta in cima', '5.1'],
    ['contrastare un contro-incantesimo', '5.2', '5.4'],
    ['tessera scura', '7.2'],
    ['palude', '7.3', '1.2'],
    ['posso guardare gli scarti', '3.2'],
    ['annullare una mossa', '3.5'],
    ['devo prendere una tessera', '7.1'],
    ['nebbie', '6.6', '1.2'],
  ],
} as const satisfies Readonly<Record<string, readonly Asked[]>>

describe.each(['en', 'fr', 'de', 'it'] as const)('the search in %s', (language) => {
  it('answers questions among the first three results', async () => {
    const search = ruleSearch(await loadBook(language), language, await loadSearch(language))
    const find = (question: string) => search.find(question).flatMap(({ hits }) => hits.map(({ no }) => no))
    const missed = unanswered(find, ASKED[language])
    const all = ASKED[language].length
    console.info(`avalon ${language}: ${all - missed.length} of ${all} questions answered among the first three`)
    expect([all >= 15, missed]).toEqual([true, []])
  })
})
