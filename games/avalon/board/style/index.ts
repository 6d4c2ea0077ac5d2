/*
 * All of it in one piece and in this order: pictures in the rulebook use it too, and whatever two pages share the builder
 * would else tear apart, to be loaded in an order of its own.
 */
import './cards.css'
import './people.css'
import './row.css'
import './plate.css'
import './hand.css'
import './supply.css'
import './paying.css'
import './telling.css'
import './tablet.css'
import './phone.css'
import './phone-piles.css'
import './phone-people.css'
import './phone-below.css'
import './landscape.css'
