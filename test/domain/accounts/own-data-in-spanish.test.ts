import { expect, test } from 'vitest';
import { ownDataInSpanish, type OwnDataRows } from '#domain/accounts/own-data-in-spanish.ts';
import { noticeKinds } from '#domain/orders/order-notice.ts';
import { usualSettings } from '#domain/reading/reading-settings.ts';
import { formatLimaTime } from '#domain/shared/dates.ts';
import { personalSections, sectionTexts } from '#domain/accounts/personal-sections.ts';

const nothing = Object.fromEntries(personalSections.map((section) => [section, []])) as unknown as OwnDataRows;
const late = new Date('2026-03-11T02:30:00.000Z');
const file = {
  kind: 'certificate',
  title: 'Laboral, ES-1',
  address: 'https://escuela.pe/x',
  until: late.toISOString(),
};
const about = {
  files: [file],
  exportedAt: '2026-03-10T15:00:00.000Z',
  profile: { givenNames: 'Ana', address: 'Jr. Uno 1' },
};

test('says in Spanish what each fact is, with its unit, and days and hours of Lima', () => {
  const told = ownDataInSpanish({
    ...nothing,
    ...about,
    payments: [{ order: 7, amount: 11_800, status: 'paid', createdAt: late.toISOString() }],
    exams: [{ title: 'Examen', gradeInTenths: 165, passed: 1, closedAt: null }],
    progress: [{ class: 'La tasa', positionSeconds: 12 }],
    consents: [{ granted: 0, address: '10.0.0.1' }],
    extraAttempts: [{ granted: 2 }],
  });
  expect(told).toMatchObject({
    'reunido el': `10/03/2026 ${formatLimaTime(new Date(about.exportedAt))}`,
    perfil: { nombres: 'Ana', dirección: 'Jr. Uno 1' },
    pagos: [{ pedido: 7, 'monto (soles)': '118.00', estado: 'pagado', fecha: `10/03/2026 ${formatLimaTime(late)}` }],
    'exámenes rendidos': [{ título: 'Examen', 'nota (de 20)': '16.5', aprobado: 'sí', 'terminado el': null }],
    avance: [{ clase: 'La tasa', 'posición (segundos)': 12 }],
    consentimientos: [{ aceptado: 'no', 'dirección de internet': '10.0.0.1' }],
    'intentos adicionales': [{ otorgados: 2 }],
    archivos: [
      {
        tipo: 'certificado',
        archivo: 'Laboral, ES-1',
        'dirección de internet': 'https://escuela.pe/x',
        'se puede descargar hasta': `10/03/2026 ${formatLimaTime(late)}`,
      },
    ],
  });
});

test('has every section under a name of its own', () => {
  const told = ownDataInSpanish({ ...nothing, ...about });
  expect(new Set(Object.values(sectionTexts)).size).toBe(personalSections.length);
  expect(Object.keys(told)).toHaveLength(personalSections.length + 4);
});

test('says what happened, where it came from and what was chosen in words, none of them the school’s own', () => {
  const settings = JSON.stringify({ ...usualSettings, theme: 'sepia' });
  const told = ownDataInSpanish({
    ...nothing,
    ...about,
    accountEvents: [{ kind: 'signed-in' }],
    orderNotices: noticeKinds.map((kind) => ({ kind })),
    requests: [{ kind: 'support' }],
    officeRoles: [{ officeRole: 'support' }],
    owned: [{ source: 'staff' }],
    consents: [{ purpose: 'marketing' }],
    vouchers: [{ paidOn: '2026-03-09' }],
    surplusPayments: [{ reason: 'seats-without-own' }],
    readingSettings: [{ settings }],
  });
  expect(told).toMatchObject({
    [sectionTexts.accountEvents]: [{ tipo: 'ingreso' }],
    [sectionTexts.requests]: [{ tipo: 'Solicitud de soporte' }],
    [sectionTexts.officeRoles]: [{ rol: 'atención' }],
    [sectionTexts.owned]: [{ origen: 'entregado por la escuela' }],
    [sectionTexts.consents]: [{ 'para qué': 'novedades y ofertas por correo' }],
    [sectionTexts.surplusPayments]: [{ motivo: 'Eran cupos de un seminario que ya no es del comprador' }],
    [sectionTexts.vouchers]: [{ 'pagado el': '09/03/2026' }],
    [sectionTexts.readingSettings]: [{ ajustes: expect.stringMatching(/^Letra normal, con serifa; .*fondo sepia/) }],
  });
  expect(JSON.stringify(told[sectionTexts.orderNotices])).not.toMatch(/[a-z]-[a-z]|"tipo":"(?:confirmed|expired)"/);
});
