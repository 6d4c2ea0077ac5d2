/* All of it in one piece and in this order. */
import './ring.css'
import './way.css'
import './castle.css'
import './domain.css'
import './quests.css'
import './scoring.css'
import './frame.css'
import './phone.css'
