/** Whether whoever has a permission sees something, or changes it. */
type Reach = 'sees' | 'changes';

export interface PermissionRow {
  readonly reach: Reach;
  /** What whoever does it has besides a password: what money or people depend on. Source: decisions.md, Staff; decision 0070. */
  readonly guard?: 'second-factor';
  readonly text: string;
}

/** What may be done in the office, by name: what it reaches, what it asks for, and what it is called after 'puedes' or 'no incluye'. */
export const permissionTable = {
  'enter-office': { reach: 'sees', text: 'entrar al área de colaboradores' },
  'see-vouchers': { reach: 'sees', text: 'ver las constancias de depósito' },
  'decide-vouchers': { reach: 'changes', guard: 'second-factor', text: 'aprobar o rechazar constancias de depósito' },
  'see-orders': { reach: 'sees', text: 'ver los pedidos' },
  'see-books': { reach: 'sees', text: 'ver los libros' },
  'close-books': { reach: 'changes', guard: 'second-factor', text: 'cerrar los meses de los libros' },
  'manage-shares': { reach: 'changes', guard: 'second-factor', text: 'fijar participaciones de docentes y vendedores' },
  'send-receipts': { reach: 'changes', text: 'enviar otra vez comprobantes a la SUNAT' },
  'replace-receipts': {
    reach: 'changes',
    guard: 'second-factor',
    text: 'emitir de nuevo comprobantes que la SUNAT rechazó, o con datos equivocados',
  },
  'refund-orders': { reach: 'changes', guard: 'second-factor', text: 'devolver dinero de los pedidos' },
  'see-surplus': { reach: 'sees', text: 'ver el dinero por devolver' },
  'note-refunds': { reach: 'changes', guard: 'second-factor', text: 'anotar devoluciones de dinero' },
  'see-reviews': { reach: 'sees', text: 'ver las opiniones que esperan' },
  'moderate-reviews': { reach: 'changes', text: 'responder y ocultar opiniones' },
  'see-complaints': { reach: 'sees', text: 'ver el Libro de Reclamaciones' },
  'answer-complaints': { reach: 'changes', text: 'responder las hojas de reclamación' },
  'see-messages': { reach: 'sees', text: 'ver los mensajes a la escuela' },
  'answer-messages': { reach: 'changes', text: 'responder los mensajes a la escuela' },
  'see-products': { reach: 'sees', text: 'ver productos' },
  'see-every-product': { reach: 'sees', text: 'ver todos los productos' },
  'edit-own-products': { reach: 'changes', text: 'editar los productos que enseñas' },
  'edit-products': { reach: 'changes', text: 'editar todos los productos' },
  'publish-products': { reach: 'changes', guard: 'second-factor', text: 'publicar productos y sus precios' },
  'see-consultancies': { reach: 'sees', text: 'ver las consultorías compradas' },
  'arrange-consultancies': { reach: 'changes', text: 'agendar las consultorías compradas' },
  'see-consultations': { reach: 'sees', text: 'ver las consultas de estudiantes' },
  'answer-consultations': { reach: 'changes', text: 'responder las consultas de estudiantes' },
  'see-certificates': { reach: 'sees', text: 'ver los certificados emitidos' },
  'correct-certificates': { reach: 'changes', guard: 'second-factor', text: 'corregir y anular certificados' },
  'see-team': { reach: 'sees', text: 'ver el equipo' },
  'see-log': { reach: 'sees', text: 'ver el registro de lo que se hizo' },
  'see-settings': { reach: 'sees', text: 'ver los datos de la escuela' },
  'manage-settings': { reach: 'changes', guard: 'second-factor', text: 'cambiar los datos de la escuela' },
  'manage-team': { reach: 'changes', guard: 'second-factor', text: 'cambiar el equipo' },
  'move-in': { reach: 'changes', guard: 'second-factor', text: 'traer lo que la escuela tenía en otra plataforma' },
  'see-codes': { reach: 'sees', text: 'ver cupones y promociones' },
  'manage-codes': { reach: 'changes', guard: 'second-factor', text: 'cambiar cupones y promociones' },
  'see-catalogue': { reach: 'sees', text: 'ver categorías, docentes y vendedores' },
  'manage-catalogue': { reach: 'changes', text: 'cambiar categorías, docentes y vendedores' },
  'see-front': { reach: 'sees', text: 'ver la portada, los anuncios y las preguntas' },
  'manage-front': { reach: 'changes', text: 'cambiar la portada, los anuncios y las preguntas' },
} as const satisfies Readonly<Record<string, PermissionRow>>;
