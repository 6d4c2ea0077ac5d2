import { describeReadings, describeTournament } from './laws.ts'

describeTournament(5, {})
describeTournament(5, { draft: false })
describeTournament(5, { lowestValue: 4 })
describeTournament(5, { lowestValue: 4, draft: false })
describeReadings(5, [{ barterTimes: 'duel' }, { outfitCheck: 'all' }], { openPurse: true, judgementByLot: true })
