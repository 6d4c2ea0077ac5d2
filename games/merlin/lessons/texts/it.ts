import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Sei round, più punti di tutti',
    end: 'Sai orientarti al tavolo e sai che cosa fa vincere: i punti.',
    facts: [
      'Il tuo cavaliere percorre un anello di 24 caselle, ognuna con la sua azione',
      'Sei round di quattro turni, un conteggio ogni due round',
      'Vince chi ha più punti dopo il terzo conteggio',
    ],
    steps: {
      knight: {
        say: 'Il tuo cavaliere gira intorno al tavolo. Quello giallo è di Elaine, la tua avversaria.',
        task: 'Tocca il *cavaliere blu*.',
        else: {
          merlin: 'Quello è Merlino, al servizio di tutti. Il tuo cavaliere è blu.',
          theirs: 'Quello è il cavaliere di Elaine. Il tuo è blu.',
        },
      },
      province: {
        say: 'Ognuna delle 24 caselle è un’azione. Le sei grandi e colorate sono province.',
        task: 'Tocca una provincia.',
        else: { small: 'Questa è piccola. Le province sono grandi e hanno un animale.' },
      },
      rounds: {
        say: 'Sei round di quattro turni. Dopo i round 2, 4 e 6 la bilancia indica un conteggio.',
        task: 'Tocca la bilancia.',
      },
      castle: {
        say: 'Il tuo castello custodisce ciò che raccogli: scudi, bandiere, materiali.',
        task: 'Tocca il tuo *scudo* arancione.',
        else: {
          flag: 'Quella è una bandiera. Gli scudi sono una riga più su.',
          material: 'Quello è un materiale. Gli scudi sono due righe più su.',
        },
      },
      score: {
        say: 'Caselle, missioni e conteggi danno punti. Vince chi ne ha di più dopo il round 6.',
        task: 'Tocca il tuo punteggio.',
        else: { theirs: 'Quello è il punteggio di Elaine. Il tuo è accanto al tondo blu.' },
      },
    },
  },
  die: {
    title: 'Un dado è una distanza',
    end: 'Sai muovere il tuo cavaliere e Merlino, e agire dove arrivano.',
    facts: [
      'I tuoi dadi muovono il cavaliere in senso orario; quello bianco muove Merlino in entrambi i sensi',
      'Un dado per turno: quattro turni, quattro dadi',
      'Dove arriva la figura puoi fare l’azione',
    ],
    steps: {
      dice: {
        say: 'In ogni round tiri tre dadi del tuo colore e uno bianco.',
        task: 'Tocca un dado blu.',
        else: { white: 'Quello bianco è per Merlino. I tuoi sono blu.' },
      },
      move: {
        say: 'Il tuo cavaliere avanza in senso orario, una casella per punto.',
        task: 'Scegli il *3*, poi la casella dorata.',
        else: {
          other: 'È permesso. Qui però serve il 3.',
          white: 'È permesso: il dado bianco muove Merlino. Qui però serve il 3 blu.',
        },
      },
      score: {
        say: 'Questa casella dà un punto per ogni tuo scudo. Ne hai tre.',
        task: 'Segna i punti.',
        else: { renounce: 'È permesso, si può rinunciare. Ma tre punti sono tre punti.' },
      },
      merlin: {
        say: 'Il bianco muove Merlino nei due sensi: due avanti si costruisce, due indietro c’è il Graal.',
        task: 'Portalo *al Graal*.',
        else: { own: 'È permesso, ma quello muove il cavaliere. Scegli il dado bianco.' },
      },
      grail: {
        say: 'Qui prendi il Graal, che poi deciderà una parità, e una mela.',
        task: 'Prendi entrambi.',
        else: { renounce: 'È permesso, ma non costano niente. Prendili.' },
      },
      used: {
        say: 'Un dado usato è perso per questo round. Quanti turni ti restano?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Due: restano il 4 e il 6 blu, il dado bianco è usato. Poi tutti tirano di nuovo.',
      },
    },
  },
  servants: {
    title: 'Quattro servitori',
    end: 'Sai mandare un servitore, e sai che cosa porta ciascuno.',
    facts: [
      'Costruttore: materiale. Alfiere: bandiera. Scudiere: scudo. Dama di compagnia: influenza',
      'Un posto per ciascuno; chi arriva manda a casa l’altro',
      'Ogni servitore sul tabellone vale 1 punto a ogni conteggio',
    ],
    steps: {
      move: {
        say: 'In una provincia i tuoi servitori raccolgono per te. La grigia è a quattro caselle.',
        task: 'Vacci con il *4*.',
        else: {
          other: 'È permesso. La grigia è a quattro caselle: scegli il 4.',
          white: 'È permesso: quello muove Merlino. Scegli il tuo 4 blu.',
        },
      },
      builder: {
        say: 'Quattro posti, uno per servitore. Il costruttore porta un materiale di questo colore.',
        task: 'Manda il *costruttore*.',
        else: {
          lady: 'È permesso: la dama porterebbe influenza. Qui però serve il costruttore.',
          other: 'È permesso: sarebbe uno scudo o una bandiera. Qui però serve il costruttore.',
          renounce: 'È permesso, ma un materiale fa comodo. Manda il costruttore.',
        },
      },
      merlin: {
        say: 'Il materiale grigio è tuo. Anche Merlino può portarti in una provincia.',
        task: 'Muovi *Merlino* di due caselle avanti.',
        else: { own: 'È permesso, ma quello muove il cavaliere. Scegli il dado bianco.' },
      },
      lady: {
        say: 'La dama di compagnia mette un tuo segnalino influenza nella provincia.',
        task: 'Manda la *dama*.',
        else: {
          again: 'Il costruttore è già qui e non può agire di nuovo. Manda la dama.',
          other: 'È permesso. Qui però serve la dama.',
          renounce: 'È permesso, ma l’influenza darà punti. Manda la dama.',
        },
      },
      home: {
        say: 'Nella blu c’è l’alfiere di Elaine. C’è un posto solo: il tuo lo manda a casa.',
        task: 'Manda il tuo *alfiere*.',
        else: {
          other: 'È permesso. Qui però serve l’alfiere.',
          renounce: 'È permesso, ma ti aspetta una bandiera blu. Manda l’alfiere.',
        },
      },
      points: {
        say: 'I servitori restano. A ogni conteggio ognuno dei tuoi sul tabellone dà 1 punto.',
        task: 'Tocca uno dei tuoi.',
      },
    },
  },
  traitors: {
    title: 'Traditori e scudi',
    end: 'Sai quanto costano i traditori, e come liberartene.',
    facts: [
      'In ogni castello ci sono tre traditori scoperti',
      'Uno scudo del loro colore ne respinge uno; senza, perdi 3 punti',
      'Con Excalibur ne scarti uno, e segni 3 punti se tutti sono respinti',
    ],
    steps: {
      castle: {
        say: 'Nel tuo castello ci sono tre traditori scoperti: uno blu, uno arancione, uno marrone.',
        task: 'Toccane uno.',
      },
      open: {
        say: 'Al conteggio uno scudo dello stesso colore respinge un traditore. Contro quale ti manca?',
        task: 'Toccalo.',
        else: { repelled: 'Ha la spunta: hai uno scudo di quel colore. Cerca l’altro.' },
      },
      shield: {
        say: 'Il tuo cavaliere è nella provincia blu, dove ci sono scudi blu.',
        task: 'Manda il tuo *scudiere*.',
        else: {
          other: 'È permesso, ma solo uno scudo respinge un traditore. Manda lo scudiere.',
          renounce: 'È permesso, ma il traditore blu resterebbe. Manda lo scudiere.',
        },
      },
      loss: {
        say: 'Ora tutti e tre sono respinti. Quanti punti sarebbe costato il blu?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Tre per ogni traditore non respinto. Poi tutti vanno via e ne arrivano tre nuovi.',
      },
      excalibur: {
        say: 'Con Excalibur scarti subito un traditore, e segni 3 punti se gli altri non costano nulla.',
        task: 'Tocca la sua casella.',
        else: { grail: 'Quello è il Graal. Excalibur è una spada.' },
      },
    },
  },
  manor: {
    title: 'Costruire un maniero',
    end: 'Sai costruire un maniero, e dominare un territorio.',
    facts: [
      'Un maniero costa un materiale, su una casella di costruzione',
      'Le linee dalla tessera alla cornice mostrano quali colori vanno bene',
      'Più manieri di tutti in un territorio: un punto per tessera',
    ],
    steps: {
      wood: {
        say: 'Il dominio: montagne, boschi, laghi. Tessere vicine dello stesso tipo formano un territorio.',
        task: 'Tocca un bosco.',
        else: { mountain: 'Quella è una montagna. Cerca gli alberi.', lake: 'Quello è un lago. Cerca gli alberi.' },
      },
      move: {
        say: 'Su una casella di costruzione puoi costruire un maniero su una tessera libera.',
        task: 'Vacci con il *2*.',
        else: {
          other: 'È permesso. La costruzione è a due caselle: scegli il 2.',
          white: 'È permesso: quello muove Merlino. Scegli il tuo 2 blu.',
        },
      },
      build: {
        say: 'Linee oblique vanno dalla tessera alla cornice: si paga con quei colori. Qui va il blu.',
        task: 'Costruisci nel *bosco illuminato*.',
        else: {
          material: 'Nessuna delle sue linee porta al blu o all’arancione, i colori che hai.',
          elsewhere: 'È permesso, lì va bene un tuo materiale. Qui: il bosco con la torre.',
          renounce: 'È permesso, ma hai di che pagare. Costruisci.',
        },
      },
      tower: {
        say: 'Una torre dà qualcosa in più: scudo, bandiera o un segnalino sul tabellone.',
        task: 'Prendi ciò che vuoi.',
        else: { pass: 'È permesso, ma è gratis. Prendi qualcosa.' },
      },
      lead: {
        say: 'Chi ha più manieri segna le tessere del territorio. Questo bosco ne ha quattro. Quanto vale?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Quattro: c’è solo il tuo maniero. I manieri restano e contano ancora.',
      },
      tie: {
        say: 'Anche Elaine ha costruito nel tuo bosco. In parità si divide. Quanti punti per te?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Due: quattro tessere diviso due, arrotondando per difetto.',
      },
    },
  },
  means: {
    title: 'Missioni, mela, bandiera, bastone',
    end: 'Sai compiere una missione, e cambiare un turno in tre modi.',
    facts: [
      'Una missione per turno: basta avere ciò che mostra, non si spende nulla',
      'Una mela dà al dado il numero che vuoi; la bandiera blu manda indietro il cavaliere',
      'Un bastone ripete un’azione di Merlino',
    ],
    steps: {
      quest: {
        say: 'Una missione dà punti se hai ciò che mostra. Hai tre scudi.',
        task: 'Tocca quella soddisfatta.',
        else: { brown: 'Per quella manca uno scudo marrone.' },
      },
      resolve: {
        say: 'Non si spende nulla. Una missione per turno, quando vuoi.',
        task: 'Compi *tre scudi a scelta*.',
        else: {
          missing: 'Per quella manca qualcosa. Compi quella dei tre scudi.',
          die: 'È permesso, ma prima la missione.',
        },
      },
      apple: {
        say: 'La blu è a quattro caselle. Una mela dà al dado il numero che vuoi.',
        task: 'Cambia il *5* in 4.',
        opened: '*Mela*: tocca il *4*.',
        else: {
          early: 'Prima il 5, poi il 4 nella riga *Mela*.',
          other: 'È permesso. Qui: il 5 e la mela.',
          white: 'È permesso: una mela serve anche lì. Qui: il 5 blu.',
        },
      },
      flag: {
        say: 'Ogni colore di bandiera ha un potere. La blu manda indietro il tuo cavaliere.',
        task: 'Prendi l’*1* e la bandiera blu.',
        opened: 'Tocca la riga della *bandiera blu*.',
        else: {
          early: 'Prima il dado, poi la bandiera: la sua riga compare con l’1.',
          other: 'È permesso. Qui: l’1 e la bandiera blu.',
          white: 'È permesso, ma la bandiera blu vale per il cavaliere. Prendi l’1 blu.',
        },
      },
      merlin: {
        say: 'Merlino è su una casella influenza: un materiale da una provincia con un tuo segnalino.',
        task: 'Prendilo.',
        else: { renounce: 'È permesso, ma un materiale blu ti aspetta. Prendilo.' },
      },
      staff: {
        say: 'Subito dopo l’azione di Merlino un bastone la ripete. Tenuto, vale 2 punti.',
        task: 'Spendine uno e prendi un altro materiale.',
        else: { keep: 'È permesso, un bastone tenuto vale 2 punti. Qui usane uno.' },
      },
      kept: {
        say: 'Ti resta un bastone. Alla fine una mela vale 1, tre oggetti 1. E un bastone?',
        task: '',
        answers: { one: '1', two: '2', six: '6' },
        because: 'Due punti: spendilo solo per averne di più.',
      },
    },
  },
  scoring: {
    title: 'Il conteggio',
    end: 'Sai leggere un conteggio e prepararti. Ora puoi giocare una partita.',
    facts: [
      'Prima i traditori: 3 punti persi per ognuno non respinto',
      'Poi i territori, a chi ha più manieri in ciascuno',
      'Poi l’influenza: chi domina segna tutti i segnalini; infine i tuoi servitori',
    ],
    steps: {
      traitors: {
        say: 'Il round 2 sta per finire. Prima i traditori: quanti punti ti costeranno i tuoi?',
        task: '',
        answers: { none: '0', three: '3', six: '6' },
        because: 'Tre: contro il marrone hai uno scudo, contro il viola nessuno.',
      },
      lake: {
        say: 'Poi il dominio: il tuo maniero domina un lago di tre tessere. Quanti punti?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Tre, uno per ogni tessera del territorio.',
      },
      influence: {
        say: 'Influenza nella grigia: tu 3 segnalini, Elaine 2. Chi domina li segna tutti. Quanti?',
        task: '',
        answers: { three: '3', five: '5' },
        because: 'Cinque: contano anche i segnalini di Elaine.',
      },
      servants: {
        say: 'Infine i servitori: tre dei tuoi sono sul tabellone. Quanti punti?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Tre, uno per ciascuno.',
      },
      end: {
        say: 'Perdi quindi 3 e segni 3, 5 e 3: otto in tutto.',
        task: 'Termina il turno e guarda il conteggio.',
      },
      stays: {
        say: 'Otto, proprio così. Dalla grigia i tuoi segnalini sono tornati, tranne uno.',
        task: 'Tocca quello rimasto.',
      },
      plan: {
        say: 'Un consiglio: pensa due dadi avanti. Vuoi agire nella blu: prima il 4 o il 3?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'Il 4 porta alla blu. Dopo il 3, né il 4 né il 6 ci portano.',
      },
    },
  },
}
