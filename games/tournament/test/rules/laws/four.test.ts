import { describeReadings, describeTournament } from './laws.ts'

describeTournament(4, {})
describeTournament(4, { draft: false })
describeTournament(4, { openPurse: true, judgementByLot: true })
describeReadings(4, [{ barterTimes: 'duel' }, { winner: 'fighting' }, { lowestValue: 4 }], {
  lowestValue: 7,
  draft: false,
})
