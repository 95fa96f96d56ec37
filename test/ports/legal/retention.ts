import type { Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Retention } from '#application/server/legal/ports/retention.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { Forgotten } from '#domain/legal/retention.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

type Db = Kysely<SchoolDatabase>;

const limit = '2026-03-01T00:00:00.000Z';
const before = '2026-02-28T23:59:59.999Z';
const invited = { invited_by: null, invited_at: before, sent_at: before, accepted_at: null, accepted_by: null };
const after = '2026-03-01T00:00:00.001Z';
const later = '2027-01-01T00:00:00.000Z';

/** Puts one of a thing, whose use ended at an instant, under an id. */
type Put = (db: Db, id: string, at: string) => Promise<unknown>;

const session = (id: string, columns: { readonly ended_at: string | null; readonly expires_at: string }) => ({
  id,
  user_id: 'ana',
  app: 'school',
  login_id: id,
  created_at: before,
  last_used_at: before,
  ended_reason: null,
  user_agent: '',
  address: '',
  ...columns,
});

const things: Readonly<Record<Forgotten, { readonly table: keyof SchoolDatabase; readonly put: Put }>> = {
  'visitor-carts': {
    table: 'carts',
    async put(db, id, at) {
      const cart = { id, cookie_hash: id, user_id: null, code_word: null, seller_word: null, created_at: before };
      await db
        .insertInto('carts')
        .values({ ...cart, updated_at: at })
        .execute();
      const line = { cart_id: id, product_id: 1, position: 0, added_at: at, plan_price_id: null, options: '[]' };
      await db
        .insertInto('cart_lines')
        .values({ ...line, extended: 0, is_free: 0 })
        .execute();
      const event = { id: `${id}-event`, cart_id: id, user_id: null, product_id: 1, kind: 'added', at };
      await db.insertInto('cart_events').values(event).execute();
    },
  },
  'cart-events': {
    table: 'cart_events',
    async put(db, id, at) {
      const cart = { id, cookie_hash: null, code_word: null, seller_word: null, created_at: at, updated_at: at };
      await insertUser(db, `of-${id}`);
      await db
        .insertInto('carts')
        .values({ ...cart, user_id: `of-${id}` })
        .execute();
      await db
        .insertInto('cart_events')
        .values({ id, cart_id: id, user_id: null, product_id: 1, kind: 'added', at })
        .execute();
    },
  },
  'idempotency-keys': {
    table: 'idempotency_keys',
    put: (db, key, created_at) =>
      db
        .insertInto('idempotency_keys')
        .values({ key, owner: '', request_hash: '', status: 201, answer: '{}', created_at })
        .execute(),
  },
  'simulated-payments': {
    table: 'simulated_payments',
    put: (db, id, created_at) =>
      db
        .insertInto('simulated_payments')
        .values({
          session_key: id,
          purchase_number: id,
          amount: 100,
          description: '',
          return_url: '',
          cancel_url: '',
          transaction_token: null,
          outcome: null,
          action_code: null,
          card_mask: null,
          card_brand: null,
          transaction_id: null,
          authorized_at: null,
          created_at,
          expires_at: later,
        })
        .execute(),
  },
  letters: {
    table: 'outbox_mails',
    put: (db, id, sent_at) =>
      db
        .insertInto('outbox_mails')
        .values({
          id,
          message_id: id,
          recipient: '',
          subject: '',
          text_body: '',
          html_body: '',
          created_at: before,
          next_attempt_at: before,
          attempts: 1,
          sent_at,
          last_error: null,
        })
        .execute(),
  },
  'email-links': {
    table: 'email_tokens',
    put: (db, token_hash, expires_at) =>
      db
        .insertInto('email_tokens')
        .values({
          token_hash,
          user_id: 'ana',
          email: '',
          purpose: 'reset',
          created_at: before,
          expires_at,
          used_at: null,
        })
        .execute(),
  },
  'email-changes': {
    table: 'email_changes',
    put: (db, token_hash, expires_at) =>
      db
        .insertInto('email_changes')
        .values({ token_hash, user_id: 'ana', email: '', created_at: before, expires_at, used_at: null })
        .execute(),
  },
  'office-log': {
    table: 'office_log',
    put: (db, id, at) =>
      db
        .insertInto('office_log')
        .values({
          id,
          at,
          by_account: 'ana',
          action: 'review-hidden',
          thing_kind: 'review',
          thing_id: 'r1',
          facts_before: '{}',
          facts_after: '{}',
        })
        .execute(),
  },
  'team-invitations': {
    table: 'team_invitations',
    put: (db, id, expires_at) =>
      db
        .insertInto('team_invitations')
        .values({ id, token_hash: id, email: `${id}@correo.pe`, roles: '["editor"]', expires_at, ...invited })
        .execute(),
  },
  'pending-registrations': {
    table: 'pending_registrations',
    put: (db, id, created_at) =>
      db
        .insertInto('pending_registrations')
        .values({
          id,
          token_hash: id,
          email: '',
          password_hash: '',
          given_names: '',
          paternal_surname: '',
          maternal_surname: '',
          consents: '[]',
          address: '',
          user_agent: '',
          return_to: '',
          created_at,
          expires_at: later,
          sent_at: later,
          used_at: null,
        })
        .execute(),
  },
  'mailbox-proofs': {
    table: 'mailbox_proofs',
    put: (db, id, expires_at) =>
      db
        .insertInto('mailbox_proofs')
        .values({
          id,
          browser_hash: id,
          code_hash: '',
          link_hash: '',
          email: '',
          tries: 0,
          consents: '[]',
          address: '',
          user_agent: '',
          created_at: expires_at,
          expires_at,
          used_at: null,
        })
        .execute(),
  },
  'sign-in-codes': {
    table: 'sign_in_codes',
    put: (db, code_hash, expires_at) =>
      db
        .insertInto('sign_in_codes')
        .values({
          code_hash,
          user_id: 'ana',
          login_id: '',
          challenge: '',
          return_to: '',
          created_at: before,
          expires_at,
          used_at: null,
          session_id: null,
        })
        .execute(),
  },
  'sign-in-failures': {
    table: 'sign_in_failures',
    put: (db, email, last_at) => db.insertInto('sign_in_failures').values({ email, count: 1, last_at }).execute(),
  },
  sessions: {
    table: 'sessions',
    async put(db, id, at) {
      await db
        .insertInto('sessions')
        .values(session(id, { ended_at: at, expires_at: later }))
        .execute();
      const token = { token_hash: id, session_id: id, issued_at: before, rotated_at: null };
      await db.insertInto('refresh_tokens').values(token).execute();
      const code = { code_hash: id, user_id: 'ana', login_id: '', challenge: '', return_to: '', created_at: before };
      await db
        .insertInto('sign_in_codes')
        .values({ ...code, expires_at: later, used_at: before, session_id: id })
        .execute();
    },
  },
  'account-events': {
    table: 'account_events',
    put: (db, id, at) =>
      db.insertInto('account_events').values({ id, user_id: 'ana', kind: 'signed-in', at, data: '{}' }).execute(),
  },
  'unconfirmed-subscriptions': {
    table: 'news_subscriptions',
    put: (db, email, subscribed_at) =>
      db
        .insertInto('news_subscriptions')
        .values({
          email,
          site: '',
          subscribed_at,
          unsubscribe_token_hash: email,
          unsubscribed_at: null,
          confirmed_at: null,
        })
        .execute(),
  },
  'order-notices': {
    table: 'order_notices',
    async put(db, id, at) {
      const order = {
        id,
        number: id === 'old' ? 1 : 2,
        user_id: 'ana',
        status: 'expired',
        payment_method: null,
        total: 0,
        discount: 0,
        new_total: 0,
        base: 0,
        tax: 0,
        snapshot: '{}',
        billing: 'null',
        code_word: null,
        terms_version: null,
        creation_key: null,
        created_at: before,
        updated_at: before,
        expires_at: before,
        confirmed_at: null,
      };
      await db.insertInto('orders').values(order).execute();
      const notice = { id, order_id: id, user_id: 'ana', kind: 'expired', text: '', at, seen_at: null };
      await db.insertInto('order_notices').values(notice).execute();
    },
  },
  'video-uploads': {
    table: 'video_uploads',
    async put(db, id, touched_at) {
      const upload = { product_id: 1, by_account: 'ana', name: '', bytes: 9, file: null, seconds: null };
      await db
        .insertInto('video_uploads')
        .values({ ...upload, id, began_at: before, touched_at })
        .execute();
      const piece = { upload_id: id, from_byte: 0, bytes: 3, key: `subidas/${id}/1.bin` };
      await db.insertInto('video_pieces').values(piece).execute();
    },
  },
  'section-texts': {
    table: 'section_texts',
    async put(db, key, at) {
      const text = {
        markdown: 'a',
        html: '<p>a</p>',
        plain_text: 'a',
        text_length: 1,
        bare_pictures: 0,
        foreign_pictures: 0,
      };
      await db
        .insertInto('section_texts')
        .values({ ...text, key, is_published: 0, at })
        .execute();
    },
  },
  messages: {
    table: 'messages',
    put: (db, id, sent_at) =>
      db
        .insertInto('messages')
        .values({
          id,
          kind: 'support',
          user_id: null,
          name: '',
          email: '',
          phone: '',
          subject: '',
          body: '',
          facts: '[]',
          file_key: `solicitudes/${id}.webp`,
          sent_at,
        })
        .execute(),
  },
};

/** The files of an old thing. */
const filesOf: Partial<Record<Forgotten, readonly string[]>> = {
  messages: ['solicitudes/old.webp'],
  'video-uploads': ['subidas/old/1.bin'],
};

/** What every adapter of Retention does, over the database that `make` gives with it. */
export function retentionContract(make: () => { readonly retention: Retention; readonly db: Db }): void {
  beforeEach(async () => {
    const { db } = make();
    await insertUser(db, 'ana');
    await insertProduct(db, 1);
  });

  test.each(Object.keys(things) as Forgotten[])(
    'forgets %s that are old, with what hangs on them, and no newer ones',
    async (what) => {
      const { retention, db } = make();
      const { table, put } = things[what];
      await put(db, 'old', before);
      await put(db, 'new', after);
      const gone = await retention.forget(what, new Date(limit), 10);
      expect(gone).toEqual({ count: 1, files: filesOf[what] ?? [] });
      const left = await db.selectFrom(table).selectAll().execute();
      expect(left).toHaveLength(1);
      expect(JSON.stringify(left)).toContain('new');
      expect(await retention.forget(what, new Date(limit), 10)).toEqual({ count: 0, files: [] });
    },
  );

  test('forgets no more than it is told at once', async () => {
    const { retention, db } = make();
    for (const id of ['a', 'b', 'c']) await things['idempotency-keys'].put(db, id, before);
    const once = async (): Promise<number> => (await retention.forget('idempotency-keys', new Date(limit), 2)).count;
    expect([await once(), await once(), await once()]).toEqual([2, 1, 0]);
  });

  test('keeps carts of accounts, letters on their way, confirmed subscriptions and open sessions', async () => {
    const { retention, db } = make();
    const old = { created_at: before, updated_at: before };
    await db
      .insertInto('carts')
      .values({ id: 'ana', cookie_hash: null, user_id: 'ana', code_word: null, seller_word: null, ...old })
      .execute();
    await things.letters.put(db, 'waiting', before);
    await db.updateTable('outbox_mails').set({ sent_at: null }).execute();
    await things['unconfirmed-subscriptions'].put(db, 'ana@correo.pe', before);
    await db.updateTable('news_subscriptions').set({ confirmed_at: before }).execute();
    await db
      .insertInto('sessions')
      .values(session('open', { ended_at: null, expires_at: later }))
      .execute();
    for (const what of Object.keys(things) as Forgotten[]) {
      expect((await retention.forget(what, new Date(limit), 10)).count).toBe(0);
    }
  });

  test('keeps the gateway’s books of payments that have no end yet', async () => {
    const { retention, db } = make();
    await insertProduct(db, 10);
    await new OrdersInSql(db).add(anOrder('order-1', 1));
    const states = ['created', 'session', 'authorizing', 'unknown', 'paid', 'refused'] as const;
    for (const [index, state] of states.entries()) {
      const purchaseNumber = String(index);
      await new PaymentAttemptsInSql(db).add(anAttempt(state, 'order-1', { state, purchaseNumber }));
      await things['simulated-payments'].put(db, purchaseNumber, before);
    }
    expect((await retention.forget('simulated-payments', new Date(limit), 10)).count).toBe(2);
    const left = await db.selectFrom('simulated_payments').select('purchase_number').execute();
    expect(left.map(({ purchase_number }) => purchase_number).toSorted()).toEqual(['0', '1', '2', '3']);
  });
}
