import { detractedServices, detractedServiceCodes } from '#domain/receipts/detraction.ts';
import { frontShelfNames, frontShelves, type FrontShelf } from '#domain/home/front-products.ts';
import type { FrontSection } from '#domain/home/front-sections.ts';
import { factNames } from '#domain/legal/legal-text.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { formatList } from '#domain/shared/upload-rule.ts';
import { recordOf } from '#domain/shared/record.ts';
import { walletBrands } from '#domain/vouchers/bank-account.ts';

const { schoolLogo, walletQr } = officeUploadRules;

const pictureText = ({ formats, largestBytes, sides }: typeof schoolLogo | typeof walletQr): string =>
  `${formatList(formats)}, hasta ${largestBytes / (1024 * 1024)} MB, de ${sides.least} píxeles`;

/** How the logo is asked for. */
export const logoField = {
  label: 'Logotipo',
  hint: `Con el nombre de la escuela dentro: ocupa el lugar del dibujo y del nombre en las páginas, los correos, los comprobantes y los certificados. ${pictureText(schoolLogo)} de alto como mínimo.`,
  optional: true,
  kind: 'logo',
} as const;

/** How the year in which the school began is asked for. */
export const firstYearField = {
  label: 'Desde qué año',
  hint: 'Sale al pie de cada página: © 2007–2026. Si lo dejas vacío, sale solo el año en curso.',
  kind: 'whole',
  optional: true,
} as const;

/** How the accounts at banks are asked for. */
const accountsField = {
  label: 'Cuentas en soles',
  hint: 'Las ve quien elige pagar con depósito, en este orden. El número va como lo escribe el banco; el CCI tiene veinte dígitos. Las constancias ya enviadas conservan su banco.',
  row: {
    bank: { label: 'Banco' },
    number: { label: 'Número de cuenta' },
    cci: { label: 'CCI' },
    holder: { label: 'Titular' },
    ruc: { label: 'RUC del titular' },
  },
  each: 'Cuenta',
  add: 'Agregar una cuenta',
} as const;

/** How the wallets are asked for. */
const walletsField = {
  label: 'Yape y Plin',
  hint: 'Los ve quien elige pagar con depósito, después de las cuentas. Sin cuentas ni billeteras el depósito no se ofrece.',
  row: {
    brand: { label: 'Billetera', among: walletBrands },
    phone: { label: 'Número de celular', kind: 'tel' },
    holder: { label: 'Titular' },
    qr: {
      label: 'Código QR',
      hint: `El que muestra tu aplicación, o una captura de él. ${pictureText(walletQr)} de lado como mínimo.`,
      optional: true,
      kind: 'qr',
    },
  },
  each: 'Billetera',
  add: 'Agregar una billetera',
} as const;

/** How deposits are asked for. */
export const depositForm = {
  lead: 'Dónde se deposita, se transfiere o se yapea, y cuánto espera un pedido sin pagar. Al guardar te pedimos otra vez tu contraseña: quien cambia estas cuentas decide a dónde va el dinero.',
  fields: {
    accounts: accountsField,
    wallets: walletsField,
    unpaidHours: {
      label: 'Horas que espera un pedido sin pagar',
      hint: 'Después vence y sus precios dejan de estar reservados. Los pedidos ya hechos conservan su plazo.',
      kind: 'whole',
    },
  },
} as const;

/** How the detracción is asked for. */
export const detractionForm = {
  lead: 'El porcentaje de una factura que va a tu cuenta de detracciones del Banco de la Nación (SPOT). No está claro si una capacitación en línea está sujeta: pregunta a tu contador antes de agregarla. Mientras no la agregues, ninguna factura la lleva; una boleta, nunca. Las facturas ya emitidas no cambian. Al guardar te pedimos otra vez tu contraseña.',
  fields: {
    detractions: {
      label: 'Detracción',
      hint: 'La llevan las facturas cuyos servicios gravados con IGV pasan del importe que pongas. Quien compra en línea ya te pagó el total: el depósito lo haces tú, hasta el quinto día hábil, y cada monto con su fecha está en «Libros», en el mes de la factura. Una factura con detracción no debería llevar además libros u otras cosas no sujetas: consúltalo también.',
      row: {
        service: {
          label: 'Servicio',
          hint: 'Código del catálogo 54 de la SUNAT.',
          among: detractedServiceCodes,
          called: recordOf(detractedServiceCodes, (code) => `${code} · ${detractedServices[code]}`),
        },
        percent: { label: 'Porcentaje', hint: 'El que fija la SUNAT para ese servicio, como 12.' },
        over: { label: 'Más de', hint: 'En soles, con IGV. Para servicios, 700.' },
        account: { label: 'Cuenta en el Banco de la Nación', hint: 'La de detracciones de la escuela.' },
      },
      each: 'Detracción',
      add: 'Agregar la detracción',
      isSingle: true,
    },
  },
} as const;

/** How a legal text is asked for, whichever it is. */
export const legalFields = {
  since: {
    label: 'Rige desde',
    hint: 'Un día de Lima, hoy o por venir. Hasta entonces rige la versión anterior, que se podrá leer siempre. Si cambias los términos, avisa por correo con la anticipación que ellos mismos prometen.',
    kind: 'day',
  },
  text: {
    label: 'Texto',
    hint: `Cada sección empieza con un título. Donde escribas ${factNames.join(', ')} sale ese dato de la escuela.`,
    kind: 'document',
  },
} as const;

/** How the notices of the complaints book are asked for. */
export const bookForm = {
  lead: 'Lo que lee quien abre el Libro de Reclamaciones, y lo que va al pie de cada hoja. Cada hoja conserva los avisos del día en que se registró. Copia la redacción de los anexos del reglamento y pídele a tu abogado que la revise.',
  fields: {
    since: {
      label: 'Rige desde',
      hint: 'Un día de Lima, hoy o por venir. Hasta entonces rigen los avisos anteriores.',
      kind: 'day',
    },
    notice: { label: 'Aviso del libro', kind: 'long' },
    claim: { label: 'Qué es un reclamo', kind: 'long' },
    grievance: { label: 'Qué es una queja', kind: 'long' },
    footnotes: {
      label: 'Notas al pie',
      hint: 'Van en el libro, en cada hoja y en la copia que recibe quien reclama. La primera va también con la respuesta.',
      row: { text: { label: 'Texto', kind: 'long' } },
      each: 'Nota',
      add: 'Agregar una nota',
    },
    privacy: { label: 'Qué se hace con los datos', kind: 'long' },
  },
} as const;

/** What each part of the front page is called where it is put in order. */
export const frontNames: Readonly<Record<FrontSection, string>> = {
  newest: 'Lo nuevo',
  seminars: 'Próximos seminarios',
  courses: 'Cursos y talleres',
  books: 'Libros y revistas',
  seen: 'Lo que cada quien vio',
  plans: 'Planes',
  ways: 'Otras formas de aprender',
  teachers: 'Quiénes enseñan y escriben',
  how: 'Cómo funciona',
  sellers: 'Vendedores verificados',
  questions: 'Preguntas frecuentes',
};

const picksOf = (part: FrontShelf) => ({
  label: `Primero en «${frontNames[part]}»`,
  ...(part === 'seminars' && { hint: 'El primero sale arriba, junto a la frase. Uno que ya pasó no se muestra.' }),
  kinds: frontShelves[part].kinds,
});

/** How what is shown first in each part of the front page is asked for. */
export const frontPicks = recordOf(frontShelfNames, picksOf);
