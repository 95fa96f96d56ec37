/**
 * The cookie that says that this browser has a cart at the school, and nothing else: scripts can read it, which the one that the
 * cart is known by does not let them. A browser without it asks for no cart.
 */
export const cartSignCookie = 'escuela_hay_carrito';
