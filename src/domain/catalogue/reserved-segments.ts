/** First segments of the school's own addresses: neither a product nor a seller may be called so (decisions.md, Products and routes). */
const segments: ReadonlySet<string> = new Set(
  `
  seminarios cursos cursos-especializados diplomados talleres contenidos consultorias empresas pro
  carrito confirmar-pago pagos pasarela pasarela-simulada pago-visa aceptar cancelar validando
  buscar sesiones verificacion comprobante nosotros politicas-privacidad terminos-condiciones contacto reclamaciones
  unete docentes registro-invitado reset-password recuperar verificar set-plan set-product set-session lectura
  login registro main colaboradores api auth archivos portadas assets dashboard callback ayuda
  imagenes novedades calendario certificados clase-gratis guardar guardados regalar regalo
  robots-txt sitemap-xml favicon-ico categoria
  `
    .trim()
    .split(/\s+/),
);

/** Whether a slug would hide, or be hidden by, an address of the school. */
export function isReservedSegment(slug: string): boolean {
  return segments.has(slug);
}
