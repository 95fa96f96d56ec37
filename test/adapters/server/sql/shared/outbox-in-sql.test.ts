import { expect, test } from 'vitest';
import { MailQueueInSql } from '#adapters/server/sql/shared/mail-queue-in-sql.ts';
import { OutboxInSql } from '#adapters/server/sql/shared/outbox-in-sql.ts';
import { letter, outboxContract } from '#test/ports/shared/outbox.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { initialIdentity } from '#domain/settings/identity-settings.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';

const origin = 'https://escuela.example';
const settings = new SettingsOfSchool({ identity: { ...initialIdentity, name: 'Escuela <Rímac>' } });

eachDatabase('OutboxInSql', (database) => {
  const clock = new FixedClock();
  const outboxOver = (db = database().db) => new OutboxInSql(db, clock, new CountingIds(), settings, origin);
  const waiting = () => new MailQueueInSql(database().db).take(9, clock.now(), clock.now());

  outboxContract(() => ({
    outbox: outboxOver(),
    waiting: async () =>
      (await waiting()).map(({ subject, recipient }) => ({
        subject,
        email: recipient.replace(/^.*<|>$/g, ''),
      })),
  }));

  test('draws a letter in text and HTML when it is posted', async () => {
    const outbox = outboxOver();
    await outbox.post(letter, { name: 'Rosa', email: 'rosa@correo.pe' });
    const [mail] = await waiting();
    expect(mail?.createdAt).toEqual(clock.now());
    const posted = database().db.selectFrom('outbox_mails').select(['recipient', 'address']);
    expect(await posted.execute()).toEqual([{ recipient: '"Rosa" <rosa@correo.pe>', address: 'rosa@correo.pe' }]);
    expect(mail?.messageId).toBe(`<${mail?.id}@escuela.example>`);
    expect(mail?.text).toContain('https://escuela.example/verificar/x');
    // In the school's own name, as it is on that day.
    expect([mail?.text.includes('Escuela <Rímac>'), mail?.html.includes('Escuela &lt;Rímac&gt;')]).toEqual([
      true,
      true,
    ]);
    expect(mail?.html).toContain('<html lang="es-PE">');
    const quote = { kind: 'quote', text: 'Dije {escuela}', by: 'Ana' } as const;
    const blocks = [{ kind: 'text', text: 'Pediste una cuenta de {escuela}.' } as const, quote];
    await outbox.post(
      { ...letter, subject: 'Tu cuenta en {escuela}', preview: '{escuela}', blocks },
      { name: '', email: 'a@b.pe' },
    );
    const named = (await waiting()).at(-1);
    expect(named?.subject).toBe('Tu cuenta en Escuela <Rímac>');
    expect(named?.text).toContain('Pediste una cuenta de Escuela <Rímac>.\n\n«Dije {escuela}»');
    expect(named?.html.match(/Escuela &lt;Rímac&gt;/g)?.length).toBeGreaterThanOrEqual(4);
  });

  test('a letter shows the logo of the day on which it is posted, and names its file', async () => {
    const logo = 'logotipos/a-96x32.png';
    const ours = new SettingsOfSchool({ identity: { ...initialIdentity, logo } });
    const { db } = database();
    await new OutboxInSql(db, clock, new CountingIds(), ours, origin).post(letter, {
      name: '',
      email: 'rosa@correo.pe',
    });
    const [mail] = await waiting();
    expect(mail?.logo).toBe(logo);
    expect(mail?.html).toContain('<img src="cid:');
  });

  test('a name adds no recipient, and a subject no header', async () => {
    const forged = { ...letter, subject: 'Hola\r\nBcc: x@y.pe' };
    await outboxOver().post(forged, { name: 'Rosa "la jefa" <x@y.pe>\n', email: 'rosa@correo.pe' });
    const [mail] = await waiting();
    expect(mail?.recipient).toBe('"Rosa la jefa x@y.pe" <rosa@correo.pe>');
    expect(mail?.subject).toBe('Hola Bcc: x@y.pe');
  });

  test('belongs to the transaction that posts it', async () => {
    const undone = database()
      .db.transaction()
      .execute(async (transaction) => {
        await outboxOver(transaction).post(letter, { name: '', email: 'rosa@correo.pe' });
        throw new Error('undone');
      });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });
});
