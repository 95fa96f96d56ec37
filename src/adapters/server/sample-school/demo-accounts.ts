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
  readonly isCollaborator: boolean;
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
    isCollaborator: false,
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
    isCollaborator: false,
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
    isCollaborator: false,
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
    isCollaborator: false,
    guestOf: null,
  },
  /** Works for the school. */
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
    isCollaborator: true,
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
    isCollaborator: false,
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
    isCollaborator: false,
    guestOf: ids.owner,
  },
} as const satisfies Record<string, DemoAccount>;
