import type { OfficeRole } from '#domain/office/permissions.ts';

/** What every demo account is opened with; the README tells it. */
export const demoPassword = 'escuela-demo-2026';

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly givenNames: string;
  readonly paternalSurname: string;
  readonly maternalSurname: string;
  readonly phone: string;
  readonly dni: string;
  /** 1: a guest of the account named by `guestOf`. */
  readonly role: 0 | 1;
  readonly isVerified: boolean;
  /** What they are in the office; none: they do not work for the school. */
  readonly officeRoles: readonly OfficeRole[];
  readonly guestOf: string | null;
}

const ids = {
  student: '5f0a6c1e-0001-4c58-9a11-e5c0e1a00001',
  owner: '5f0a6c1e-0002-4c58-9a11-e5c0e1a00002',
  guest: '5f0a6c1e-0003-4c58-9a11-e5c0e1a00003',
  unverified: '5f0a6c1e-0004-4c58-9a11-e5c0e1a00004',
  collaborator: '5f0a6c1e-0005-4c58-9a11-e5c0e1a00005',
  member: '5f0a6c1e-0006-4c58-9a11-e5c0e1a00006',
  disabledMember: '5f0a6c1e-0007-4c58-9a11-e5c0e1a00007',
  editor: '5f0a6c1e-0008-4c58-9a11-e5c0e1a00008',
  teacher: '5f0a6c1e-0009-4c58-9a11-e5c0e1a00009',
  cashier: '5f0a6c1e-0010-4c58-9a11-e5c0e1a00010',
  support: '5f0a6c1e-0011-4c58-9a11-e5c0e1a00011',
  auditor: '5f0a6c1e-0012-4c58-9a11-e5c0e1a00012',
} as const;

/** One account of every role. None of these people exists; `.example` receives no mail. */
export const demoAccounts = {
  /** Bought courses and books, is in the middle of one. */
  student: {
    id: ids.student,
    email: 'estudiante@escuela.example',
    givenNames: 'Camila',
    paternalSurname: 'Rojas',
    maternalSurname: 'Medina',
    phone: '900111301',
    dni: '46712369',
    role: 0,
    isVerified: true,
    officeRoles: [],
    guestOf: null,
  },
  /** Owns an active Plan Pro Empresa. */
  owner: {
    id: ids.owner,
    email: 'empresa@escuela.example',
    givenNames: 'Luis Alberto',
    paternalSurname: 'Paredes',
    maternalSurname: 'Soto',
    phone: '900111302',
    dni: '40218853',
    role: 0,
    isVerified: true,
    officeRoles: [],
    guestOf: null,
  },
  /** Uses the owner's plan. */
  guest: {
    id: ids.guest,
    email: 'invitada@escuela.example',
    givenNames: 'Sofía',
    paternalSurname: 'Ramos',
    maternalSurname: 'Lima',
    phone: '900111303',
    dni: '72510946',
    role: 1,
    isVerified: true,
    officeRoles: [],
    guestOf: ids.owner,
  },
  /** Has not followed the link of its mail. */
  unverified: {
    id: ids.unverified,
    email: 'pendiente@escuela.example',
    givenNames: 'Marco',
    paternalSurname: 'Díaz',
    maternalSurname: 'Vera',
    phone: '900111304',
    dni: '45903317',
    role: 0,
    isVerified: false,
    officeRoles: [],
    guestOf: null,
  },
  /** Owns the school: may do everything in the office. */
  collaborator: {
    id: ids.collaborator,
    email: 'colaboradora@escuela.example',
    givenNames: 'Teresa',
    paternalSurname: 'Aguirre',
    maternalSurname: 'Campos',
    phone: '900111305',
    dni: '41677208',
    role: 0,
    isVerified: true,
    officeRoles: ['owner'],
    guestOf: null,
  },
  /** Looks after contents and what is said of them. */
  editor: {
    id: ids.editor,
    email: 'editora@escuela.example',
    givenNames: 'Rosa Elvira',
    paternalSurname: 'Carrasco',
    maternalSurname: 'Huamán',
    phone: '900111308',
    dni: '43817264',
    role: 0,
    isVerified: true,
    officeRoles: ['editor'],
    guestOf: null,
  },
  /** Teaches what `lucia-ccori` does, and looks after it in the office. */
  teacher: {
    id: ids.teacher,
    email: 'docente@escuela.example',
    givenNames: 'Lucía',
    paternalSurname: 'Ccori',
    maternalSurname: 'Mamani',
    phone: '900111309',
    dni: '40958317',
    role: 0,
    isVerified: true,
    officeRoles: ['teacher'],
    guestOf: null,
  },
  /** Decides about deposits and notes what was given back. */
  cashier: {
    id: ids.cashier,
    email: 'caja@escuela.example',
    givenNames: 'Patricia',
    paternalSurname: 'Zegarra',
    maternalSurname: 'Luna',
    phone: '900111310',
    dni: '44671980',
    role: 0,
    isVerified: true,
    officeRoles: ['cashier'],
    guestOf: null,
  },
  /** Answers students; sees payments and does not change them. */
  support: {
    id: ids.support,
    email: 'atencion@escuela.example',
    givenNames: 'Óscar',
    paternalSurname: 'Benites',
    maternalSurname: 'Flores',
    phone: '900111311',
    dni: '46205731',
    role: 0,
    isVerified: true,
    officeRoles: ['support'],
    guestOf: null,
  },
  /** Sees everything and changes nothing. */
  auditor: {
    id: ids.auditor,
    email: 'auditoria@escuela.example',
    givenNames: 'Nelly',
    paternalSurname: 'Salvatierra',
    maternalSurname: 'Ponce',
    phone: '900111312',
    dni: '41392658',
    role: 0,
    isVerified: true,
    officeRoles: ['auditor'],
    guestOf: null,
  },
  /** Uses the owner's plan too. */
  member: {
    id: ids.member,
    email: 'analista@escuela.example',
    givenNames: 'Renzo',
    paternalSurname: 'Villanueva',
    maternalSurname: 'Chávez',
    phone: '900111306',
    dni: '47380125',
    role: 1,
    isVerified: true,
    officeRoles: [],
    guestOf: ids.owner,
  },
  /** Has a seat in the owner's plan, and no access for now. */
  disabledMember: {
    id: ids.disabledMember,
    email: 'practicante@escuela.example',
    givenNames: 'Daniela',
    paternalSurname: 'Ocampo',
    maternalSurname: 'Reyes',
    phone: '900111307',
    dni: '73219048',
    role: 1,
    isVerified: true,
    officeRoles: [],
    guestOf: ids.owner,
  },
} as const satisfies Record<string, DemoAccount>;
