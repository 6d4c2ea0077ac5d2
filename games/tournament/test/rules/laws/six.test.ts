import { describeReadings, describeTournament } from './laws.ts'

describeTournament(6, {})
describeTournament(6, { draft: false, startCoins: 10 })
describeReadings(6, [{ barterTimes: 'duel' }], { draft: false, startCoins: 10 })
