import type { certificateColumns } from './moved-certificate.ts';
import type { grantColumns } from './moved-grant.ts';
import type { personColumns } from './moved-person.ts';
import type { progressColumns } from './moved-progress.ts';
import type { reviewColumns } from './moved-review.ts';

/** What a school brings, in the order in which it does: who comes later needs who came before. */
export const movingKinds = ['people', 'grants', 'certificates', 'progress', 'reviews'] as const;
export type MovingKind = (typeof movingKinds)[number];

/** A column of a file, as whoever fills it reads it. */
export interface MovingColumn {
  readonly isNeeded: boolean;
  readonly holds: string;
  /** A cell as it may be. */
  readonly example: string;
}

/** What a kind of file is to whoever brings it. */
export interface MovingKindFacts<Column extends string> {
  /** What the kind is called. */
  readonly name: string;
  /** What its lines are, in the plural. */
  readonly things: string;
  readonly brings: string;
  /** Whether it writes to people. */
  readonly hasLetters: boolean;
  /** In the order of the file. */
  readonly columns: Readonly<Record<Column, MovingColumn>>;
}

const needed = (holds: string, example: string): MovingColumn => ({ isNeeded: true, holds, example });
const optional = (holds: string, example: string): MovingColumn => ({ isNeeded: false, holds, example });

const person = needed('El correo de una persona que ya tiene cuenta', 'ana@correo.pe');
const product = needed(
  'El código del producto, o cómo termina la dirección de su página',
  'derecho-laboral-para-empresas',
);

/** What is told of each kind, and of its columns. */
export const movingKindFacts: {
  readonly people: MovingKindFacts<(typeof personColumns)[number]>;
  readonly grants: MovingKindFacts<(typeof grantColumns)[number]>;
  readonly certificates: MovingKindFacts<(typeof certificateColumns)[number]>;
  readonly progress: MovingKindFacts<(typeof progressColumns)[number]>;
  readonly reviews: MovingKindFacts<(typeof reviewColumns)[number]>;
} = {
  people: {
    name: 'Personas',
    things: 'personas',
    brings: 'Abre una cuenta a cada estudiante. Quien ya tiene cuenta se queda como está.',
    hasLetters: true,
    columns: {
      correo: needed('Su correo', 'ana@correo.pe'),
      nombres: needed('Sus nombres', 'Ana María'),
      primer_apellido: needed('Su primer apellido', 'Quispe'),
      segundo_apellido: optional('Su segundo apellido', 'Rojas'),
      tipo_documento: optional('DNI, CE o pasaporte', 'DNI'),
      numero_documento: optional('El número, con sus ceros de delante', '44556677'),
      celular: optional('Nueve dígitos', '987654321'),
    },
  },
  grants: {
    name: 'Accesos',
    things: 'accesos',
    brings: 'Da a cada persona lo que ya tenía, y hasta cuándo. Un acceso solo se alarga, nunca se acorta.',
    hasLetters: false,
    columns: {
      correo: person,
      producto: product,
      desde: optional('El primer día', '15/03/2024'),
      hasta: optional('El último día; vacío, para siempre (un plan sí lo necesita)', '31/12/2026'),
    },
  },
  certificates: {
    name: 'Certificados',
    things: 'certificados',
    brings: 'Trae los certificados que ya emitiste: su código de siempre se valida en la página de verificación.',
    hasLetters: false,
    columns: {
      correo: person,
      producto: product,
      codigo: needed('El código, tal como está impreso', 'REG-0123-2023'),
      fecha: needed('El día en que se emitió', '20/11/2023'),
      horas: needed('Horas académicas', '24'),
      nota: optional('De 0 a 20; con nota es de aprobación, sin ella de participación', '16.5'),
      nombre: optional('El nombre, tal como está impreso; vacío, el de la cuenta', 'Ana María Quispe Rojas'),
      documento: optional('El documento, tal como está impreso', 'DNI 44556677'),
    },
  },
  progress: {
    name: 'Avance',
    things: 'avances',
    brings: 'Marca como hechas las clases que cada persona ya hizo. El avance solo crece.',
    hasLetters: false,
    columns: {
      correo: person,
      producto: product,
      avance: optional('De 0 a 100: las primeras clases hasta ese porcentaje. O «avance» o «clase»', '60'),
      clase: optional('El título de una clase que ya hizo', ''),
      fecha: optional('El día en que llegó hasta ahí', '20/11/2025'),
    },
  },
  reviews: {
    name: 'Opiniones',
    things: 'opiniones',
    brings:
      'Trae lo que se opinó de cada producto. Cuenta en su nota, y la página dice que es de la plataforma anterior.',
    hasLetters: false,
    columns: {
      correo: needed('El correo de quien tiene o tuvo el producto', 'ana@correo.pe'),
      producto: product,
      estrellas: needed('De 1 a 5', '5'),
      fecha: needed('El día en que opinó', '20/11/2025'),
      opinion: optional('Lo que dijo, hasta 500 caracteres', 'Muy claro y al grano.'),
    },
  },
};

/** The columns of a kind in their order. */
export function columnsOfKind(kind: MovingKind): readonly (MovingColumn & { readonly name: string })[] {
  return Object.entries(movingKindFacts[kind].columns).map(([name, column]) => ({ name, ...column }));
}

/** A file of one line to fill further, as spreadsheets set to Spanish open it. */
export function exampleOfKind(kind: MovingKind): string {
  const columns = columnsOfKind(kind);
  const line = (cells: readonly string[]) => `${cells.join(';')}\r\n`;
  return `\uFEFF${line(columns.map(({ name }) => name))}${line(columns.map(({ example }) => example))}`;
}

/** Rows of a file that travel, are checked and go in at once. */
export const MOST_MOVED_ROWS = 100;

/** Rows of one file: a longer one is divided. */
export const LONGEST_MOVING_FILE = 20_000;
