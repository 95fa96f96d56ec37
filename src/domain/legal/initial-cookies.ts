/** What the program keeps in a browser, as it really does: what a new school says of it. */
export const initialCookies = `## Lo estrictamente necesario {#necesarias}

Sin esto la escuela no funciona; por eso no pide tu consentimiento y no sirve para seguirte.

- Cookie de sesión: te mantiene dentro durante 30 días como máximo. Ningún programa de la página puede leerla.
- Cookies del carrito: recuerdan que hay un carrito hecho sin cuenta, y cuál es.
- Cookie del código: une el código con que compras solo con tu correo al navegador que lo pidió. Dura una hora.
- Cookie del anuncio: recuerda durante un día que cerraste el anuncio de la cabecera.
- Almacenamiento del navegador: tu sesión cifrada, una copia de tu carrito y tus preferencias de lectura y de privacidad.
- Lo último que viste y buscaste: las direcciones de hasta 12 productos y de 5 búsquedas, para mostrártelas otra vez. No salen de este dispositivo como lista; lo visto se borra con «Borrar lo visto» y al cerrar sesión.
- Almacenamiento de la pestaña: lo que estás escribiendo en un formulario, la página anterior y el vendedor que visitaste. Se borra al cerrarla.

## Medición y anuncios, solo si aceptas {#medicion}

La escuela puede usar un administrador de etiquetas (Google Tag Manager) y un píxel de una red social (Meta) para saber qué páginas y anuncios funcionan. Ambos ponen cookies propias y envían a esas empresas tu dirección IP y las páginas que visitas.

Nada de eso se carga antes de que pulses «Aceptar». «Rechazar» cuesta lo mismo: un clic, y no volvemos a preguntar hasta que cambie el texto. Si la escuela no los usa, no te preguntamos nada.

## Cambiar de opinión {#cambiar}

En «Preferencias de privacidad», al pie de cada página, ves lo que elegiste y puedes cambiarlo cuando quieras. Al rechazar dejamos de cargar esos programas y borramos las cookies que pusieron en nuestra dirección.

Guardamos qué elegiste, cuándo, con qué versión de este texto, y desde qué dirección IP y navegador, como prueba de tu decisión. Más en la [política de privacidad](/politicas-privacidad).`;
