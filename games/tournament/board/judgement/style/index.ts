/* In one piece: the practice page uses it too. */
import './field.css'
import './panels.css'
import './page.css'
