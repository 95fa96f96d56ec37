import { type Kysely, type Selectable, sql } from 'kysely';
import {
  type KeptMessage,
  type Message,
  type MessageQuery,
  Messages,
  type NewMessageAnswer,
  type Settling,
  type Somebody,
} from '#application/server/support/ports/messages.ts';
import type { Settlement } from '#domain/support/message-answer.ts';
import type { MessageKind } from '#domain/support/visitor-message.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class MessagesInSql extends Messages {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  add(message: Message): Promise<void> {
    return this.#keep(message, null);
  }

  hold(message: Message, hash: string): Promise<void> {
    return this.#keep(message, hash);
  }

  async release(hash: string, since: Date, at: Date): Promise<Message | null> {
    const row = await this.db
      .updateTable('messages')
      .set({ held_hash: null, sent_at: at.toISOString() })
      .where('held_hash', '=', hash)
      .where('sent_at', '>=', since.toISOString())
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : messageOf(row);
  }

  async forgetHeld(before: Date): Promise<void> {
    await this.db
      .deleteFrom('messages')
      .where('held_hash', 'is not', null)
      .where('sent_at', '<', before.toISOString())
      .execute();
  }

  async #keep(message: Message, heldHash: string | null): Promise<void> {
    await this.db
      .insertInto('messages')
      .values({
        id: message.id,
        kind: message.kind,
        user_id: message.userId,
        name: message.name,
        email: message.email,
        phone: message.phone,
        subject: message.subject,
        body: message.text,
        facts: JSON.stringify(message.facts),
        file_key: message.file,
        sent_at: message.at.toISOString(),
        held_hash: heldHash,
      })
      .execute();
  }

  async list({ which, kinds, offset, limit }: MessageQuery): Promise<{ messages: KeptMessage[]; total: number }> {
    const asked = messagesSent(this.db)
      .$if(kinds !== null, (query) => query.where('messages.kind', 'in', kinds ?? []))
      .$if(which === 'waiting', (query) => query.where(messageWaits))
      .$if(which === 'settled', (query) => query.where('settled_at', 'is not', null));
    const [rows, { total }] = await Promise.all([
      asked
        .leftJoin('users', 'users.id', 'messages.settled_by')
        .selectAll('messages')
        .select(nameColumns)
        .orderBy((row) => row.case().when('settled_at', 'is', null).then(0).else(1).end())
        .orderBy('sent_at', 'desc')
        .orderBy('messages.id')
        .offset(offset)
        .limit(limit)
        .execute(),
      asked.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { messages: await this.#withAnswers(rows), total: Number(total) };
  }

  async find(idOrNumber: string): Promise<KeptMessage | null> {
    const beginning = idOrNumber.toLowerCase();
    const rows = await this.db
      .selectFrom('messages')
      .leftJoin('users', 'users.id', 'messages.settled_by')
      .selectAll('messages')
      .select(nameColumns)
      .where('held_hash', 'is', null)
      .where(sql`substr(messages.id, 1, ${sql.lit(beginning.length)})`, '=', beginning)
      .limit(2)
      .execute();
    if (beginning.length < NUMBER_LENGTH || rows.length !== 1) return null;
    return (await this.#withAnswers(rows))[0] ?? null;
  }

  async settle(id: string, { how, by, at }: Settling): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('messages')
      .set({ settlement: how, settled_by: by, settled_at: at.toISOString() })
      .where('id', '=', id)
      .where('held_hash', 'is', null)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async reopen(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('messages')
      .set({ settlement: null, settled_by: null, settled_at: null })
      .where('id', '=', id)
      .where('settled_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async addAnswer(messageId: string, { id, text, by, at }: NewMessageAnswer): Promise<void> {
    await this.db
      .insertInto('message_answers')
      .values({ id, message_id: messageId, body: text, answered_by: by, answered_at: at.toISOString() })
      .execute();
  }

  async #withAnswers(rows: readonly (Selectable<SchoolDatabase['messages']> & Named)[]): Promise<KeptMessage[]> {
    if (rows.length === 0) return [];
    const answers = await this.db
      .selectFrom('message_answers')
      .leftJoin('users', 'users.id', 'message_answers.answered_by')
      .selectAll('message_answers')
      .select(nameColumns)
      .where(
        'message_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('answered_at')
      .orderBy('message_answers.id')
      .execute();
    return rows.map((row) => ({
      ...messageOf(row),
      settled:
        row.settled_at === null
          ? null
          : {
              how: row.settlement as Settlement,
              by: somebody(row.settled_by, row),
              at: new Date(row.settled_at),
            },
      answers: answers
        .filter((answer) => answer.message_id === row.id)
        .map((answer) => ({
          text: answer.body,
          by: somebody(answer.answered_by, answer),
          at: new Date(answer.answered_at),
        })),
    }));
  }
}

/** What was written to the school and is held back no more. */
export function messagesSent(db: Kysely<SchoolDatabase>) {
  return db.selectFrom('messages').where('held_hash', 'is', null);
}

/** Whether nobody has seen to it yet. */
export const messageWaits = sql<boolean>`messages.settled_at is null`;

/** Signs of the number that people are told. */
const NUMBER_LENGTH = 8;

const nameColumns = ['users.given_names', 'users.paternal_surname'] as const;

interface Named {
  readonly given_names: string | null;
  readonly paternal_surname: string | null;
}

function somebody(id: string | null, { given_names: names, paternal_surname: surname }: Named): Somebody {
  return id === null ? null : { id, name: `${names ?? ''} ${surname ?? ''}`.trim() };
}

function messageOf(row: Selectable<SchoolDatabase['messages']>): Message {
  return {
    id: row.id,
    kind: row.kind as MessageKind,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    text: row.body,
    facts: JSON.parse(row.facts) as Message['facts'],
    file: row.file_key,
    at: new Date(row.sent_at),
  };
}
