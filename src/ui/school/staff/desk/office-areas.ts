import { type Permission, permissionsOf } from '#domain/office/permissions.ts';

/** A part of the office: where it is, what it is called, and who sees it. */
interface OfficeArea {
  readonly to: string;
  readonly label: string;
  readonly permission: Permission;
  /** Where else it is, beside what lies below it. */
  readonly also?: string;
  /** Begins what the school itself is made of, after what comes in from people. */
  readonly isSecondHalf?: true;
}

const areas: readonly OfficeArea[] = [
  { to: '/colaboradores', label: 'Pendientes', permission: 'enter-office' },
  { to: '/colaboradores/constancias', label: 'Constancias', permission: 'see-vouchers' },
  { to: '/colaboradores/depositos', label: 'Depósitos', permission: 'see-vouchers' },
  { to: '/colaboradores/pedidos', label: 'Pedidos', permission: 'see-orders' },
  { to: '/colaboradores/comprobantes', label: 'Comprobantes', permission: 'see-orders' },
  { to: '/colaboradores/libros', label: 'Libros', permission: 'see-books' },
  { to: '/colaboradores/devoluciones', label: 'Por devolver', permission: 'see-surplus' },
  { to: '/colaboradores/contracargos', label: 'Contracargos', permission: 'see-orders' },
  { to: '/colaboradores/opiniones', label: 'Opiniones', permission: 'see-reviews' },
  { to: '/colaboradores/consultas', label: 'Consultas', permission: 'see-consultations' },
  { to: '/colaboradores/mensajes', label: 'Mensajes', permission: 'see-messages' },
  { to: '/colaboradores/reclamaciones', label: 'Reclamaciones', permission: 'see-complaints' },
  { to: '/colaboradores/certificados', label: 'Certificados', permission: 'see-certificates' },
  { to: '/colaboradores/productos', label: 'Productos', permission: 'see-products', isSecondHalf: true },
  { to: '/colaboradores/consultorias', label: 'Consultorías', permission: 'see-consultancies' },
  { to: '/colaboradores/contenidos', label: 'Contenidos', permission: 'see-catalogue' },
  { to: '/colaboradores/equipo', label: 'Equipo', permission: 'see-team' },
  { to: '/colaboradores/ajustes', label: 'Ajustes', permission: 'see-settings', also: '/colaboradores/mudanza' },
  { to: '/colaboradores/registro', label: 'Registro', permission: 'see-log' },
];

/** Whether a path is the one that menus lead to: that of the first part. */
const isOfficeDoor = (path: string): boolean => path === areas[0]?.to;

/** What the part at a path is called, whatever the list there is narrowed to. */
export function areaLabel(path: string): string {
  const [plain] = path.split('?');
  return areas.find(({ to }) => to === plain)?.label ?? '';
}

/** The parts of the office that are for somebody of these roles, in their order. */
export function officeAreasOf(roles: readonly string[]): readonly OfficeArea[] {
  const given = permissionsOf(roles);
  return areas.filter(({ permission }) => given.has(permission));
}

/** Whether a page belongs to a part: its own, or one below it. Below the door lies everything. */
export function isOfArea({ to, also }: OfficeArea, path: string): boolean {
  return path === to || path === also || (!isOfficeDoor(to) && path.startsWith(`${to}/`));
}
