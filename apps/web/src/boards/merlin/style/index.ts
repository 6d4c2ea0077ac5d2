/* All of it in one piece and in this order. */
import './ring.css'
import './way.css'
import './frame.css'
import './phone.css'
