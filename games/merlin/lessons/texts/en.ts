import type { Texts } from '../plan.ts'

export const texts: Texts = {
  table: {
    title: 'Six rounds, most points',
    end: 'You know your way around the table, and what wins: points.',
    facts: [
      'Your knight rides round a ring of 24 spaces, each with its action',
      'Six rounds of four turns, a scoring after every second',
      'The player with the most points after the third scoring wins',
    ],
    steps: {
      knight: {
        say: 'Your knight rides round the table. The yellow one is Elaine’s, who plays against you.',
        task: 'Touch the *blue knight*.',
        else: {
          merlin: 'That is Merlin, who serves everybody. Your knight is blue.',
          theirs: 'That is Elaine’s knight. Yours is blue.',
        },
      },
      province: {
        say: 'Each of the 24 spaces is an action. The six large, coloured ones are provinces.',
        task: 'Touch a province.',
        else: { small: 'That one is small. Provinces are large and bear a beast.' },
      },
      rounds: {
        say: 'Six rounds, four turns each. After rounds 2, 4 and 6 the scales bring a scoring.',
        task: 'Touch the scales.',
      },
      castle: {
        say: 'Your castle keeps what you gather: shields, flags, materials.',
        task: 'Touch your orange *shield*.',
        else: {
          flag: 'That is a flag. The shields are in the row above.',
          material: 'That is a material. The shields are two rows above.',
        },
      },
      score: {
        say: 'Spaces, quests and scorings bring points. The most points after round 6 win.',
        task: 'Touch your score.',
        else: { theirs: 'That is Elaine’s score. Yours stands beside the blue roundel.' },
      },
    },
  },
  die: {
    title: 'A die is a distance',
    end: 'You can move your knight, and Merlin, and act where they land.',
    facts: [
      'Your own dice move your knight clockwise; the white die moves Merlin either way',
      'One die a turn: four turns, four dice',
      'Where the figure lands, you may do the action',
    ],
    steps: {
      dice: {
        say: 'Each round you roll three dice of your colour, and a white one.',
        task: 'Touch a blue die.',
        else: { white: 'The white one is for Merlin. Yours are blue.' },
      },
      move: {
        say: 'A die is a distance: your knight rides clockwise, one space per pip.',
        task: 'Choose the *3*, then the golden space.',
        else: {
          other: 'Allowed. Here we want the 3.',
          white: 'Allowed: the white die moves Merlin. Here we want the blue 3.',
        },
      },
      score: {
        say: 'This space pays a point for each of your shields. You hold three.',
        task: 'Score them.',
        else: { renounce: 'Allowed, you may renounce. But three points are three points.' },
      },
      merlin: {
        say: 'White moves Merlin, either way: two forward to Build, two back to the Grail.',
        task: 'Move him *to the Grail*.',
        else: { own: 'Allowed, but that is your knight’s die. Choose the white one.' },
      },
      grail: {
        say: 'Here you take the Grail, which wins a tie later, and an apple.',
        task: 'Take them.',
        else: { renounce: 'Allowed, but both are free. Take them.' },
      },
      used: {
        say: 'A used die is gone for the round. How many turns do you have left in it?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Two: the blue 4 and 6 are left, the white die is used. Then all roll again.',
      },
    },
  },
  servants: {
    title: 'Four servants',
    end: 'You can send a servant, and you know what each brings.',
    facts: [
      'Builder: material. Flag-bearer: flag. Shield-bearer: shield. Lady-in-waiting: influence',
      'One place for each; a new servant sends the other home',
      'Each servant on the board scores 1 at every scoring',
    ],
    steps: {
      move: {
        say: 'In a province your servants gather things for you. Grey is four spaces away.',
        task: 'Choose the *4* and go there.',
        else: {
          other: 'Allowed. Grey is four spaces away: choose the 4.',
          white: 'Allowed: that moves Merlin. Choose your blue 4.',
        },
      },
      builder: {
        say: 'Four places, one for each servant. The builder brings a material of this colour.',
        task: 'Send the *builder*.',
        else: {
          lady: 'Allowed: the lady would bring influence. Here we want the builder.',
          other: 'Allowed: it would be a shield or a flag. Here we want the builder.',
          renounce: 'Allowed, but a material is worth having. Send the builder.',
        },
      },
      merlin: {
        say: 'The grey material is yours. Merlin may take you to a province too.',
        task: 'Move *Merlin* two spaces on.',
        else: { own: 'Allowed, but that moves your knight. Choose the white die.' },
      },
      lady: {
        say: 'The lady-in-waiting puts one of your influence counters into the province.',
        task: 'Send the *lady*.',
        else: {
          again: 'The builder stands here already and cannot act again. Send the lady.',
          other: 'Allowed. Here we want the lady.',
          renounce: 'Allowed, but influence will score. Send the lady.',
        },
      },
      home: {
        say: 'Elaine’s flag-bearer stands in blue. There is only one place: yours would send hers home.',
        task: 'Send your *flag-bearer*.',
        else: {
          other: 'Allowed. Here we want the flag-bearer.',
          renounce: 'Allowed, but a blue flag is waiting. Send the flag-bearer.',
        },
      },
      points: {
        say: 'Servants stay. At every scoring each of yours on the board brings 1 point.',
        task: 'Touch one of yours.',
      },
    },
  },
  traitors: {
    title: 'Traitors and shields',
    end: 'You know what traitors cost, and how to be rid of them.',
    facts: [
      'Three traitors lie open in every castle',
      'A shield of their colour repels one; without it you lose 3 points',
      'Excalibur discards one, and scores 3 if all are repelled',
    ],
    steps: {
      castle: {
        say: 'Three traitors lie open in your castle: one blue, one orange, one brown.',
        task: 'Touch one of them.',
      },
      open: {
        say: 'At the scoring a shield of the same colour repels a traitor. Which one has none yet?',
        task: 'Touch it.',
        else: { repelled: 'A tick: you hold a shield of that colour. Look for the other.' },
      },
      shield: {
        say: 'Your knight has come to blue, where there are blue shields.',
        task: 'Send your *shield-bearer*.',
        else: {
          other: 'Allowed, but only a shield repels a traitor. Send the shield-bearer.',
          renounce: 'Allowed, but the blue traitor would stay. Send the shield-bearer.',
        },
      },
      loss: {
        say: 'Now all three are repelled. How many points would the blue traitor have cost?',
        task: '',
        answers: { none: '0', one: '1', three: '3' },
        because: 'Three, for each one not repelled. Then all go, and three new ones come.',
      },
      excalibur: {
        say: 'Excalibur discards a traitor at once, and scores 3 if you lose nothing to them.',
        task: 'Touch its space.',
        else: { grail: 'That is the Grail. Excalibur is a sword.' },
      },
    },
  },
  manor: {
    title: 'Build a manor',
    end: 'You can build a manor, and lead a territory.',
    facts: [
      'A manor costs one material, on a build space',
      'Lines from the tile to the frame show which colours pay',
      'Most manors in a territory: a point for each of its tiles',
    ],
    steps: {
      wood: {
        say: 'The domain: mountains, woods, lakes. Touching tiles of one kind form a territory.',
        task: 'Touch a wood.',
        else: { mountain: 'That is a mountain. Look for trees.', lake: 'That is a lake. Look for trees.' },
      },
      move: {
        say: 'On a build space you may build a manor on a free tile.',
        task: 'Ride there with the *2*.',
        else: {
          other: 'Allowed. The build space is two away: choose the 2.',
          white: 'Allowed: that moves Merlin. Choose your blue 2.',
        },
      },
      build: {
        say: 'Slanting lines lead from tile to frame: the colours there pay. Here blue does.',
        task: 'Build on the *lit wood*.',
        else: {
          material: 'None of its lines ends in blue or orange, which you hold.',
          elsewhere: 'Allowed, one of your materials pays there. Here: the wood with a tower.',
          renounce: 'Allowed, but you hold what it costs. Build.',
        },
      },
      tower: {
        say: 'A tower gives something more: a shield, a flag or a counter on the board.',
        task: 'Take what you like.',
        else: { pass: 'Allowed, but it is free. Take something.' },
      },
      lead: {
        say: 'The player with the most manors in a territory scores its tiles. This wood has four. What is it worth?',
        task: '',
        answers: { one: '1', four: '4' },
        because: 'Four: you have the only manor in it. Manors stay and score again.',
      },
      tie: {
        say: 'Elaine has built in your wood: one manor each. Tied leaders share. How many points for you?',
        task: '',
        answers: { two: '2', four: '4' },
        because: 'Two: four tiles, shared by two, rounded down.',
      },
    },
  },
  means: {
    title: 'Quests, apple, flag, staff',
    end: 'You can resolve a quest, and change a turn in three ways.',
    facts: [
      'One quest a turn: have what it shows, nothing is spent',
      'An apple sets the die to any number; a blue flag turns your knight round',
      'A staff repeats an action of Merlin’s',
    ],
    steps: {
      quest: {
        say: 'A quest scores when you have what it shows. You hold three shields.',
        task: 'Touch the one that is met.',
        else: { brown: 'A brown shield is missing for that one.' },
      },
      resolve: {
        say: 'Nothing is spent. One quest a turn, at any moment of it.',
        task: 'Resolve the quest for *any three shields*.',
        else: {
          missing: 'Something is missing for that one. Resolve the quest with three shields.',
          die: 'Allowed, but first the quest.',
        },
      },
      apple: {
        say: 'Blue is four spaces away. An apple sets a die to any number.',
        task: 'Make the *5* a 4.',
        opened: '*Apple*: touch the *4*.',
        else: {
          early: 'First the 5, then the 4 in the line *Apple*.',
          other: 'Allowed. Here: the 5, and the apple.',
          white: 'Allowed: an apple works there too. Here: the blue 5.',
        },
      },
      flag: {
        say: 'Each colour of flag has a power. Blue sends your knight backwards.',
        task: 'Take the *1* and the blue flag.',
        opened: 'Touch the goal beside the *blue flag*.',
        else: {
          early: 'First the die, then the flag: the lit entry appears with the 1.',
          other: 'Allowed. Here: the 1, and the blue flag.',
          white: 'Allowed, but the blue flag is for your knight. Take the blue 1.',
        },
      },
      merlin: {
        say: 'Merlin has come to an influence space: a material from a province where you have a counter.',
        task: 'Take it.',
        else: { renounce: 'Allowed, but a material is waiting in blue. Take it.' },
      },
      staff: {
        say: 'Directly after Merlin’s action a staff repeats it. Kept, it is worth 2 points.',
        task: 'Spend one, and take another material.',
        else: { keep: 'Allowed, a kept staff is worth 2 points. Use one here.' },
      },
      kept: {
        say: 'One staff is left. At the end an apple scores 1, three items 1. And a staff?',
        task: '',
        answers: { one: '1', two: '2', six: '6' },
        because: 'Two points: spend it only for more.',
      },
    },
  },
  scoring: {
    title: 'The scoring',
    end: 'You can read a scoring, and plan for it. You are ready for a game.',
    facts: [
      'First traitors: 3 points lost for each not repelled',
      'Then territories, for most manors in each',
      'Then influence: all counters there count for the leader. Lastly, your servants',
    ],
    steps: {
      traitors: {
        say: 'Round 2 is nearly over. First the traitors: how many points will yours cost?',
        task: '',
        answers: { none: '0', three: '3', six: '6' },
        because: 'Three: there is a shield against brown, but none against violet.',
      },
      lake: {
        say: 'Then the domain: your manor leads a lake of three tiles. How many points?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Three, one for each tile of the territory.',
      },
      influence: {
        say: 'Influence in grey: you have 3 counters, Elaine 2. The leader scores all. How many?',
        task: '',
        answers: { three: '3', five: '5' },
        because: 'Five: Elaine’s counters count as well.',
      },
      servants: {
        say: 'Lastly, the servants: three of yours are on the board. How many points?',
        task: '',
        answers: { one: '1', three: '3' },
        because: 'Three, one for each.',
      },
      end: {
        say: 'So you lose 3 and score 3, 5 and 3: eight in all.',
        task: 'End your turn and watch the scoring.',
      },
      stays: {
        say: 'Eight it is. All but one of your counters have come home from grey.',
        task: 'Touch the one left.',
      },
      plan: {
        say: 'A tip: think two dice ahead. You want to act in blue. Which comes first, 4 or 3?',
        task: '',
        answers: { four: '4', three: '3' },
        because: 'The 4 leads to blue. After the 3, neither 4 nor 6 does.',
      },
    },
  },
}
