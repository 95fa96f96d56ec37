import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';
import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import {
  bookForm,
  depositForm,
  detractionForm,
  firstYearField,
  frontNames,
  frontPicks,
  legalFields,
  logoField,
} from './page-fields.ts';

/** What is typed into a field: 'document' is Markdown of many lines. */
export type TypedKind = 'long' | 'email' | 'tel' | 'day' | 'whole' | 'document' | 'logo' | 'qr';

interface TextLook {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: true;
  /** What is asked for; one line of text unless said. */
  readonly kind?: TypedKind;
  /** What alone may be chosen. */
  readonly among?: readonly string[];
  /** What each of these is called, where it is not called as it is written. */
  readonly called?: Readonly<Record<string, string>>;
}

/** Names that are put in order, or left out. */
export interface ArrangementLook {
  readonly label: string;
  readonly hint: string;
  readonly names: Readonly<Record<string, string>>;
}

/** One of few, all in sight. */
export interface ChoiceLook {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: string }[];
}

/** Products that are picked by hand, in an order. */
export interface PicksLook {
  readonly label: string;
  readonly hint?: string;
  readonly kinds: readonly ProductKind[];
}

/** A list whose rows are added and taken away. */
export interface RowsLook<R = Readonly<Record<string, string>>> {
  readonly label: string;
  readonly hint: string;
  readonly row: { readonly [K in keyof R]: TextLook };
  /** What a row is called: 'Tasa 2'. */
  readonly each: string;
  readonly add: string;
  /** Whether there is one row at most. */
  readonly isSingle?: true;
}

/** How one field is drawn. */
export type FieldLook = TextLook | ChoiceLook | ArrangementLook | PicksLook | RowsLook;

type Looks<T> = {
  readonly [K in keyof T]: T[K] extends readonly (infer R)[] ? RowsLook<R> : Exclude<FieldLook, RowsLook>;
};

interface PartForm<T> {
  readonly lead: string;
  readonly fields: Looks<T>;
}

/** How each part of the school's settings is asked for, field by field, in the order in which it is read. */
export const partForms: { readonly [S in SettingsName]: PartForm<SettingsContents[S]> } = {
  identity: {
    lead: 'Cómo se llama la escuela y con qué palabras empieza su portada.',
    fields: {
      name: { label: 'Nombre de la escuela', hint: 'Va en la cabecera, en el pie y en el título de cada página.' },
      statement: {
        label: 'Frase de la portada',
        hint: 'Una sola, sin punto final. También va al pie de cada página y en la de ingreso.',
      },
      lead: {
        label: 'Debajo de la frase',
        hint: 'Qué ofreces, en una o dos frases. También lo leen los buscadores.',
        kind: 'long',
      },
      logo: logoField,
      firstYear: firstYearField,
    },
  },
  front: {
    lead: 'Qué partes tiene la portada, en qué orden y qué productos van primero. Empieza siempre con la frase de la escuela y el próximo seminario; una parte sin nada que mostrar no sale.',
    fields: {
      sections: {
        label: 'Partes',
        hint: 'Lo que ocultas sigue en su propia página.',
        names: frontNames,
      },
      ...frontPicks,
    },
  },
  provider: {
    lead: 'La persona o empresa que vende, como la conoce la SUNAT. Los comprobantes y las hojas de reclamación ya emitidos no cambian.',
    fields: {
      name: { label: 'Razón social' },
      ruc: { label: 'RUC', hint: 'Once dígitos.' },
      address: { label: 'Domicilio fiscal', hint: 'Calle y número, distrito, provincia y departamento.' },
      city: { label: 'Ciudad de los jueces', hint: 'Donde se ve un desacuerdo cuando quien compra no elige la suya.' },
      bookCode: {
        label: 'Código del Libro de Reclamaciones',
        hint: 'El que identifica el libro virtual de este establecimiento.',
      },
      privacyEmail: {
        label: 'Correo para datos personales',
        hint: 'Ahí llegan los pedidos de acceso, rectificación, cancelación y oposición.',
        kind: 'email',
      },
    },
  },
  contact: {
    lead: 'Lo que ven quienes quieren escribirte, llamarte o visitarte.',
    fields: {
      email: { label: 'Correo', hint: 'Ahí llegan también los mensajes de la página de contacto.', kind: 'email' },
      phone: { label: 'Teléfono', kind: 'tel' },
      address: { label: 'Dirección de atención' },
      hours: { label: 'Horario de atención' },
      links: {
        label: 'Redes sociales',
        hint: 'Salen al pie de cada página, en este orden.',
        row: { address: { label: 'Dirección de la cuenta' } },
        each: 'Cuenta',
        add: 'Agregar una cuenta',
      },
    },
  },
  tax: {
    lead: 'La tasa general del IGV y cómo se redondea un descuento de monto fijo. Cada pedido conserva la tasa del día en que se hizo.',
    fields: {
      rates: {
        label: 'Tasa general del IGV',
        hint: 'La primera rige desde el comienzo y va sin día; cada una de las demás, desde el suyo, en Lima. Para un cambio de ley agrega una.',
        row: {
          percent: { label: 'Porcentaje' },
          from: { label: 'Rige desde', kind: 'day' },
        },
        each: 'Tasa',
        add: 'Agregar una tasa',
      },
      rounding: {
        label: 'Redondeo de un descuento de monto fijo',
        options: [
          {
            value: 'nearest',
            label: 'Al sol más cercano',
            hint: 'El total queda en soles enteros, hacia arriba o hacia abajo.',
          },
          {
            value: 'down',
            label: 'Siempre a favor de quien compra',
            hint: 'El total queda en soles enteros, hacia abajo.',
          },
        ],
      },
    },
  },
  deposits: depositForm,
  detraction: detractionForm,
  signer: {
    lead: 'Quién responde por los certificados que se emitan desde ahora, y con qué letras empieza su código. Los emitidos conservan a quien nombran y el código que llevan, que sigue valiendo en /verificacion.',
    fields: {
      name: { label: 'Nombres y apellidos' },
      office: { label: 'Cargo', hint: 'Como «Directora académica».' },
      code: { label: 'Código de la escuela', hint: 'De 2 a 5 letras, como ES en ES-\u20602026-\u20600123456789D.' },
    },
  },
  tracking: {
    lead: 'Programas de otros que miden visitas y anuncios. Solo se cargan a quien los acepta; vacíos, no se usan ni se pregunta por ellos.',
    fields: {
      tagManagerId: { label: 'Google Tag Manager', hint: 'Como GTM-ABC1234.', optional: true },
      pixelId: { label: 'Píxel de Meta', hint: 'Solo dígitos.', optional: true },
    },
  },
  book: bookForm,
  terms: {
    lead: 'El contrato con quienes compran. Con cada cuenta y cada pedido queda la versión que se aceptó. Pídele a tu abogado que lo revise.',
    fields: legalFields,
  },
  privacy: {
    lead: 'Qué haces con los datos personales. Con cada cuenta queda la versión que se aceptó. Pídele a tu abogado que lo revise.',
    fields: legalFields,
  },
  cookies: {
    lead: 'Qué guarda la escuela en un navegador. El texto inicial dice lo que el programa hace de verdad.',
    fields: legalFields,
  },
};
