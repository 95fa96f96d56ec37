import { COLLABORATORS_ONLY } from '#domain/shared/error-titles.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { type PermissionRow, permissionTable } from './permission-table.ts';

/** The name of something that may be done in the office. */
export type Permission = keyof typeof permissionTable;

/** Every permission, in the order in which a person reads them. */
export const permissions = Object.keys(permissionTable) as readonly Permission[];

/** Whether it changes anything of the school. */
export const isChanging = (permission: Permission): boolean => permissionTable[permission].reach === 'changes';

/** Whether somebody without a second factor is asked to set one up before they do it. */
export const asksForFactor = (permission: Permission): boolean => {
  const { guard }: PermissionRow = permissionTable[permission];
  return guard === 'second-factor';
};

/** What it lets a person do, such as 'ver el equipo'. */
export const permissionText = (permission: Permission): string => permissionTable[permission].text;

const seeing = permissions.filter((each) => !isChanging(each));
const students = ['see-consultancies', 'arrange-consultancies', 'see-consultations', 'answer-consultations'] as const;
const certificates = ['see-certificates', 'correct-certificates'] as const;
const complaints = ['see-complaints', 'answer-complaints'] as const;
const messages = ['see-messages', 'answer-messages'] as const;
const payments = ['see-orders', 'see-vouchers', 'see-surplus'] as const;
const shelves = permissions.filter((each) => /-(?:codes|catalogue|front)$/.test(each));

/** What each role may do. Source: the table of roles in docs/operating.md. */
const ofRole = {
  owner: permissions,
  editor: [
    'enter-office',
    'see-products',
    'see-every-product',
    'edit-own-products',
    'edit-products',
    'publish-products',
    ...students,
    ...certificates,
    'see-reviews',
    'moderate-reviews',
    ...shelves,
  ],
  teacher: ['enter-office', 'see-products', 'edit-own-products', ...students],
  cashier: [
    'enter-office',
    ...payments,
    'see-books',
    'close-books',
    'send-receipts',
    'replace-receipts',
    'refund-orders',
    'decide-vouchers',
    'note-refunds',
  ],
  support: [
    'enter-office',
    ...payments,
    ...students,
    ...certificates,
    ...messages,
    ...complaints,
    'see-reviews',
    'moderate-reviews',
  ],
  auditor: seeing,
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

/** Whether somebody attends to the students of everybody: sees every product, or what was bought. Whoever teaches attends to their own. */
export function reachesEveryStudent(roles: readonly string[]): boolean {
  const given = permissionsOf(roles);
  return given.has('see-every-product') || given.has('see-orders');
}

/** What somebody is in the office; one person may have several roles. */
export type OfficeRole = keyof typeof ofRole;

/** Every role, the widest first. */
export const officeRoles = Object.keys(ofRole) as readonly OfficeRole[];

const roleTexts: Readonly<Record<OfficeRole, { readonly name: string; readonly does: string }>> = {
  owner: { name: 'Titular', does: 'Hace todo, y decide quién trabaja en la escuela.' },
  editor: { name: 'Edición', does: 'Cuida los contenidos y lo que se opina de ellos.' },
  teacher: { name: 'Docencia', does: 'Cuida sus propios productos.' },
  cashier: { name: 'Caja', does: 'Revisa depósitos y anota devoluciones.' },
  support: {
    name: 'Atención',
    does: 'Responde consultas, mensajes, opiniones y reclamaciones, corrige certificados y agenda consultorías; ve los pagos sin cambiarlos.',
  },
  auditor: { name: 'Auditoría', does: 'Ve todo y no cambia nada.' },
};

/** What a role is called. */
export const roleName = (role: OfficeRole): string => roleTexts[role].name;

/** What whoever has a role does, in a sentence. */
export const roleDuty = (role: OfficeRole): string => roleTexts[role].does;

/** Whether a word names a role. */
export const isOfficeRole = (word: string): word is OfficeRole => Object.hasOwn(ofRole, word);

/** Roles in their order, each once; what is no role of this release is left out. */
export function inOrder(roles: readonly string[]): readonly OfficeRole[] {
  return officeRoles.filter((role) => roles.includes(role));
}

/** What somebody of these roles may do: whatever one of them may. A word that is no role gives nothing. */
export function permissionsOf(roles: readonly string[]): ReadonlySet<Permission> {
  return new Set(inOrder(roles).flatMap((role) => [...ofRole[role]]));
}

export type NotPermitted =
  | { readonly kind: 'collaborators-only' }
  /** Works for the school, in another role. */
  | { readonly kind: 'permission-missing'; readonly permission: Permission };

/** Whether somebody of these roles may do this; refused with what they lack. */
export function permitted(roles: readonly string[], permission: Permission): Result<undefined, NotPermitted> {
  const given = permissionsOf(roles);
  if (given.has(permission)) return accept(undefined);
  return given.size === 0 ? refuse({ kind: 'collaborators-only' }) : refuse({ kind: 'permission-missing', permission });
}

/** What is said to whoever may not do it. */
export const notPermittedTexts: {
  readonly [K in NotPermitted['kind']]: (refusal: Extract<NotPermitted, { kind: K }>) => string;
} = {
  'collaborators-only': () => COLLABORATORS_ONLY,
  'permission-missing': ({ permission }) =>
    `Tu rol no incluye ${permissionText(permission)}. Pídelo a quien es titular de la escuela.`,
};

export interface FactorRequired {
  readonly kind: 'factor-required';
  readonly permission: Permission;
}

/** What is said to whoever may do it and has no second factor. */
export const factorRequiredText = ({ permission }: FactorRequired): string =>
  `Para ${permissionText(permission)} activa antes la verificación en dos pasos en tu perfil.`;
