/** What a file may hold that a book of the school does not show, or shows otherwise. */
export const leftOutKinds = [
  'script',
  'media',
  'frame',
  'form',
  'drawing',
  'formula',
  'picture',
  'foreign-picture',
  'link',
  'note',
  'include',
  'front-page',
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** What of a file does not come along as it is. */
export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly count: number;
  /** The file in which it stands first. */
  readonly file: string;
}

const texts: Readonly<Record<LeftOutKind, readonly [one: string, many: string]>> = {
  script: ['programa queda fuera', 'programas quedan fuera'],
  media: ['audio o video queda fuera', 'audios o videos quedan fuera'],
  frame: ['recuadro de otra página queda fuera', 'recuadros de otras páginas quedan fuera'],
  form: ['formulario queda fuera', 'formularios quedan fuera'],
  drawing: ['dibujo en SVG queda fuera', 'dibujos en SVG quedan fuera'],
  formula: ['fórmula queda como texto corrido', 'fórmulas quedan como texto corrido'],
  picture: [
    'imagen queda fuera: falta, está dañada o no es JPEG, PNG, WebP ni GIF',
    'imágenes quedan fuera: faltan, están dañadas o no son JPEG, PNG, WebP ni GIF',
  ],
  'foreign-picture': ['imagen de otro sitio queda fuera', 'imágenes de otros sitios quedan fuera'],
  link: ['enlace a otra parte del libro queda como texto', 'enlaces a otras partes del libro quedan como texto'],
  note: ['nota queda como texto, sin enlace', 'notas quedan como texto, sin enlace'],
  include: ['orden de mdBook queda escrita como está', 'órdenes de mdBook quedan escritas como están'],
  'front-page': [
    'portada o índice queda fuera: la hace la escuela',
    'portadas o índices quedan fuera: los hace la escuela',
  ],
};

/** What is said of it: '3 enlaces a otras partes del libro quedan como texto (desde «c1.xhtml»)'. */
export function leftOutSaid({ kind, count, file }: LeftOut): string {
  const [one, many] = texts[kind];
  return `${count} ${count === 1 ? one : many}${file === '' ? '' : ` (desde «${file}»)`}`;
}

/** Counts what is left out, in the order in which it is first found. */
export class LeftOutTally {
  readonly #found = new Map<LeftOutKind, LeftOut>();

  add(kind: LeftOutKind, file: string, count = 1): void {
    if (count === 0) return;
    const known = this.#found.get(kind);
    this.#found.set(kind, known === undefined ? { kind, count, file } : { ...known, count: known.count + count });
  }

  get all(): readonly LeftOut[] {
    return [...this.#found.values()];
  }
}
