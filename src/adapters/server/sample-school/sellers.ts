/** Words that lower a price. `amount`: basis points of a percentage, céntimos of a fixed amount. */
export interface SampleCode {
  readonly id: number;
  readonly origin: 'coupon' | 'promotion' | 'seller';
  readonly word: string;
  readonly title: string;
  readonly amountType: 0 | 1;
  readonly amount: number;
  /** Empty: the whole cart. */
  readonly productIds: readonly number[];
  readonly endsInDays: number;
  readonly limitInAll?: number;
  readonly limitPerAccount?: number;
  /** The pages of its products show them together. */
  readonly shownTogether?: boolean;
}

export const sampleCodes: readonly SampleCode[] = [
  {
    id: 1,
    origin: 'coupon',
    word: 'BIENVENIDA',
    title: 'Bienvenida: 15 % en tu primera compra',
    amountType: 0,
    amount: 15_00,
    productIds: [],
    endsInDays: 180,
    limitPerAccount: 1,
  },
  {
    id: 2,
    origin: 'promotion',
    word: 'LEERMAS',
    title: 'Leer más: 20 % en libros y revistas',
    amountType: 0,
    amount: 20_00,
    productIds: [401, 402, 403, 404, 405, 501, 502, 503],
    endsInDays: 35,
    limitInAll: 500,
  },
  {
    id: 6,
    origin: 'promotion',
    word: 'IGVCLARO',
    title: 'IGV claro: 15 % al llevar juntos el curso y el manual',
    amountType: 0,
    amount: 15_00,
    productIds: [202, 401],
    endsInDays: 45,
    shownTogether: true,
  },
  {
    id: 3,
    origin: 'seller',
    word: 'UMBRAL10',
    title: '10 % con Librería El Umbral',
    amountType: 0,
    amount: 10_00,
    productIds: [],
    endsInDays: 21,
  },
  {
    id: 4,
    origin: 'seller',
    word: 'MISTI30',
    title: 'S/. 30.00 de descuento con Red Contable Misti',
    amountType: 1,
    amount: 30_00,
    productIds: [],
    endsInDays: 15,
  },
  {
    id: 5,
    origin: 'seller',
    word: 'TESISVIVA',
    title: '12 % con Comunidad Tesis Viva',
    amountType: 0,
    amount: 12_00,
    productIds: [],
    endsInDays: 40,
  },
];

/** Verified sellers; none of them exists. */
export const sampleSellers = [
  {
    id: 1,
    slug: 'libreria-el-umbral',
    fullName: 'Rubén Chávez Tineo',
    tradeName: 'Librería El Umbral',
    categoryTitle: 'Librería jurídica',
    email: 'hola@elumbral.example',
    phone: '900111201',
    photo: 'retratos/ruben-chavez.svg',
    logo: 'logotipos/el-umbral.svg',
    codeId: 3,
  },
  {
    id: 2,
    slug: 'red-contable-misti',
    fullName: 'Milagros Tello Vidal',
    tradeName: 'Red Contable Misti',
    categoryTitle: 'Estudio contable',
    email: 'contacto@misti.example',
    phone: '900111202',
    photo: 'retratos/milagros-tello.svg',
    logo: 'logotipos/contable-misti.svg',
    codeId: 4,
  },
  {
    id: 3,
    slug: 'comunidad-tesis-viva',
    fullName: 'Óscar Lavado Ruiz',
    tradeName: 'Comunidad Tesis Viva de Investigación Jurídica',
    categoryTitle: 'Comunidad de investigación',
    email: 'hola@tesisviva.example',
    phone: '900111203',
    photo: 'retratos/oscar-lavado.svg',
    logo: 'logotipos/tesis-viva.svg',
    codeId: 5,
  },
] as const;
