import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inOrder,
  isChanging,
  notPermittedTexts,
  type OfficeRole,
  officeRoles,
  type Permission,
  permissions,
  permissionsOf,
  permitted,
  roleDuty,
  roleName,
} from '#domain/office/permissions.ts';
import { refused } from '#test/support/shared/accepted.ts';

const ofStudents = ['see-consultancies', 'arrange-consultancies', 'see-consultations', 'answer-consultations'] as const;
const ofCertificates = ['see-certificates', 'correct-certificates'] as const;

/** The table of roles as docs/operating.md tells it, once more by hand. */
const told: Readonly<Record<OfficeRole, readonly Permission[]>> = {
  owner: permissions,
  editor: [
    'enter-office',
    'see-products',
    'see-every-product',
    'edit-own-products',
    'edit-products',
    'publish-products',
    'see-reviews',
    'moderate-reviews',
    ...ofStudents,
    ...ofCertificates,
    ...(['see-codes', 'manage-codes', 'see-catalogue', 'manage-catalogue', 'see-front', 'manage-front'] as const),
  ],
  teacher: ['enter-office', 'see-products', 'edit-own-products', ...ofStudents],
  cashier: [
    'enter-office',
    'see-orders',
    'see-books',
    'close-books',
    'send-receipts',
    'replace-receipts',
    'see-vouchers',
    'decide-vouchers',
    'see-surplus',
    'note-refunds',
    'refund-orders',
  ],
  support: [
    'enter-office',
    'see-orders',
    'see-vouchers',
    'see-surplus',
    'see-reviews',
    'moderate-reviews',
    'see-complaints',
    'answer-complaints',
    ...ofStudents,
    ...ofCertificates,
    'see-messages',
    'answer-messages',
  ],
  auditor: [
    'enter-office',
    'see-vouchers',
    'see-orders',
    'see-books',
    'see-surplus',
    'see-reviews',
    'see-complaints',
    'see-messages',
    'see-products',
    'see-every-product',
    'see-consultancies',
    'see-consultations',
    'see-certificates',
    'see-team',
    'see-log',
    ...(['see-codes', 'see-catalogue', 'see-front'] as const),
    'see-settings',
  ],
};

const someRoles = fc.subarray([...officeRoles]);

describe('a role', () => {
  test.each(officeRoles)('%s may do what the table tells, and no more', (role) => {
    expect([...permissionsOf([role])].toSorted()).toEqual([...told[role]].toSorted());
  });

  test('lets whoever has it in; a word that is no role lets nobody in', () => {
    for (const role of officeRoles) expect(permissionsOf([role]).has('enter-office')).toBe(true);
    expect(permissionsOf(['dueña', 'toString']).size).toBe(0);
  });

  test('has a name of its own and a sentence that says what it is for', () => {
    expect(new Set(officeRoles.map(roleName)).size).toBe(officeRoles.length);
    for (const role of officeRoles) expect(roleDuty(role)).toMatch(/\.$/);
  });
});

test('an auditor sees whatever can be seen and changes nothing', () => {
  const auditor = permissionsOf(['auditor']);
  expect(permissions.filter((each) => auditor.has(each) === isChanging(each))).toEqual([]);
});

test('more roles never let do less, and nothing that none of them lets do', () => {
  fc.assert(
    fc.property(someRoles, someRoles, (some, others) => {
      const both = permissionsOf([...some, ...others]);
      const [one, other] = [permissionsOf(some), permissionsOf(others)];
      expect([...one, ...other].filter((each) => !both.has(each))).toEqual([]);
      expect([...both].filter((each) => !one.has(each) && !other.has(each))).toEqual([]);
    }),
  );
});

test('what somebody lacks is told apart from who does not work for the school', () => {
  expect(permitted(['cashier'], 'decide-vouchers').ok).toBe(true);
  expect(permitted(['cashier', 'editor'], 'moderate-reviews').ok).toBe(true);
  const lacking = refused(permitted(['cashier'], 'manage-team'));
  expect(lacking).toEqual({ kind: 'permission-missing', permission: 'manage-team' });
  expect(notPermittedTexts['permission-missing']({ kind: 'permission-missing', permission: 'manage-team' })).toBe(
    'Tu rol no incluye cambiar el equipo. Pídelo a quien es titular de la escuela.',
  );
  expect(refused(permitted([], 'enter-office'))).toEqual({ kind: 'collaborators-only' });
});

test('roles stand in their order, each once', () => {
  expect(inOrder(['auditor', 'owner', 'auditor', 'nadie'])).toEqual(['owner', 'auditor']);
});
