import type { Kysely, Selectable } from 'kysely';
import { type Message, Messages } from '#application/server/support/ports/messages.ts';
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

  async latest(kind: MessageKind | null, count: number): Promise<readonly Message[]> {
    const all = this.db.selectFrom('messages').selectAll().where('held_hash', 'is', null);
    const rows = await (kind === null ? all : all.where('kind', '=', kind))
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(count)
      .execute();
    return rows.map(messageOf);
  }
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
