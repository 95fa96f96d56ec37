/**
 * What a new school begins with: who answers for it before the law, and the notices that the law asks for, in our own words. An
 * owner says who it really is in the office (`domain/settings`).
 * Source: facts/peru.md, sections 5 and 6; decisions.md, People and sessions.
 */

/** The provider as the complaints book, the legal pages and the letters name it. */
export interface Provider {
  /** Razón social. */
  readonly name: string;
  readonly ruc: string;
  readonly address: string;
  /** Code of the virtual complaints book of this establishment. */
  readonly bookCode: string;
  /** Where questions, complaints on paper and requests about personal data are taken. */
  readonly email: string;
  readonly privacyEmail: string;
  readonly phone: string;
  /** Where the courts of a dispute are, when the consumer does not choose their own. */
  readonly city: string;
}

/** Until a school says who it is. */
export const initialProvider: Provider = {
  name: 'Escuela de Derecho y Negocios S. A. C.',
  ruc: '20512333797',
  address: 'Av. Arequipa 1234, oficina 501, Lince, Lima, Perú',
  bookCode: 'LRV-001',
  email: 'atencion@escuela.example',
  privacyEmail: 'datos@escuela.example',
  phone: '(01) 555 0100',
  city: 'Lima',
};

/** Until a school says who answers for its certificates, by name and office. */
export const initialSigner = { name: 'Carmen Salazar Rivas', office: 'Directora académica' } as const;

/** What the law wants read in the complaints book and on its sheets. */
export interface ComplaintNotices {
  /** What the book is, above its form. */
  readonly notice: string;
  /** What a reclamo is. */
  readonly claim: string;
  /** What a queja is. */
  readonly grievance: string;
  /** At the foot of book, sheet and copy; the first goes with the answer as well. */
  readonly footnotes: readonly string[];
  /** What is done with the data of a sheet. */
  readonly privacy: string;
}

/** Until a school writes its own. To be replaced by the wording of Annexes I and II of the book's regulation. */
export const initialNotices: ComplaintNotices = {
  notice:
    'Conforme a lo establecido en el Código de Protección y Defensa del Consumidor, esta empresa cuenta con un Libro de Reclamaciones a tu disposición. Puedes registrar aquí tu queja o tu reclamo, sin costo y sin crear una cuenta.',
  claim: 'Disconformidad relacionada a los productos o servicios.',
  grievance:
    'Disconformidad no relacionada a los productos o servicios; o, malestar o descontento respecto a la atención al público.',
  footnotes: [
    'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.',
    'El proveedor debe dar respuesta al reclamo o queja en un plazo no mayor a quince (15) días hábiles, el cual es improrrogable.',
  ],
  privacy:
    'Usamos estos datos solo para atender tu hoja de reclamación, como ordena la ley, y los conservamos al menos dos años.',
};

/** What the school offers beyond the law; the terms say it with these numbers. To be confirmed by the school. */
export const policies = {
  /** Calendar days from the activation to take a purchase back. */
  refundDays: 7,
  /** Per cent of a content that may have been seen by then. */
  refundSeenPercent: 10,
  /** Hours before a seminar until which it can be taken back. */
  seminarRefundHours: 48,
  /** Working days for the money to be on its way. */
  refundWorkingDays: 10,
  /** Days beforehand that a change of the terms is told. */
  noticeDays: 15,
} as const;
