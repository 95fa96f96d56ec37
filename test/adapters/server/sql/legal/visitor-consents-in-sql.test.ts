import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { VisitorConsentsInSql } from '#adapters/server/sql/legal/visitor-consents-in-sql.ts';
import { visitorConsentsContract } from '#test/ports/legal/visitor-consents.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('VisitorConsentsInSql', (database) => {
  visitorConsentsContract(() => Promise.resolve(new VisitorConsentsInSql(database().db)));

  test.each(['update visitor_consents set granted = 1', 'delete from visitor_consents'])(
    'the database refuses «%s»',
    async (statement) => {
      const { db } = database();
      const device = { address: '', userAgent: '' };
      const consent = {
        id: 'a',
        visitorId: 'v',
        purpose: 'tracking',
        textVersion: '1',
        textHash: '',
        granted: false,
      } as const;
      await new VisitorConsentsInSql(db).add({ ...consent, at: new Date(0), device });
      await expect(db.executeQuery(CompiledQuery.raw(statement))).rejects.toThrow(/append-only/);
    },
  );
});
