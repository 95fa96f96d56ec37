import { sql } from 'kysely';
import { codeWord } from '#domain/cart/discount-code.ts';
import { endOfLimaDay, limaDay, type PlainDate, secondOf, startOfLimaDay } from '#domain/shared/dates.ts';
import { flag, type KeptResource, text } from './kept-resource.ts';

export const keptCodes: KeptResource = {
  table: 'discount_codes',
  toRow: (values) => {
    const isPercentage = values['reduction'] === 'percentage';
    const isListed = values['scope'] === 'listed-products';
    return {
      origin: text(values['origin']),
      word: codeWord(text(values['word'])),
      title: text(values['title']),
      amount_type: isPercentage ? 0 : 1,
      amount: Number(isPercentage ? values['percentage'] : values['amount']),
      rule: isListed ? 1 : 0,
      product_ids: JSON.stringify(isListed ? values['productIds'] : []),
      shown_together: flag(values['isShownTogether']),
      starts_at: startOfLimaDay(values['firstDay'] as PlainDate).toISOString(),
      ends_at: endOfLimaDay(values['lastDay'] as PlainDate).toISOString(),
      limit_in_all: values['limitInAll'] === null ? null : Number(values['limitInAll']),
      limit_per_account: values['limitPerAccount'] === null ? null : Number(values['limitPerAccount']),
    };
  },
  ofRow: (row) => {
    const isPercentage = row['amount_type'] === 0;
    const isListed = row['rule'] !== 0;
    return {
      origin: row['origin'],
      word: row['word'],
      title: row['title'],
      reduction: isPercentage ? 'percentage' : 'fixed',
      percentage: isPercentage ? Number(row['amount']) : null,
      amount: isPercentage ? null : Number(row['amount']),
      scope: isListed ? 'listed-products' : 'whole-cart',
      productIds: isListed ? (JSON.parse(text(row['product_ids'])) as number[]) : null,
      isShownTogether: row['origin'] === 'promotion' ? row['shown_together'] === 1 : null,
      firstDay: limaDay(new Date(text(row['starts_at']))),
      lastDay: limaDay(new Date(text(row['ends_at']))),
      limitInAll: row['limit_in_all'],
      limitPerAccount: row['limit_per_account'],
    };
  },
  search: ['word', 'title'],
  orders: { lastDay: sql`ends_at desc`, word: sql`word` },
  filters: {
    origin: (word) => sql`origin = ${word}`,
    state: (word, now) => {
      const [at, second] = [now, secondOf(now)].map((instant) => instant.toISOString());
      const isRunning = sql`(stopped_at is null and starts_at <= ${at} and ends_at >= ${second})`;
      return word === 'running' ? isRunning : sql`not ${isRunning}`;
    },
  },
  counts: {
    uses: () => sql`(select coalesce(max(uses), 0) from code_counts where code_id = thing.id and user_id = '')`,
    stopped: () => sql`(case when stopped_at is null then 0 else 1 end)`,
  },
  alone: { word: { column: 'word' } },
  isUsed: sql`exists (select 1 from code_uses where code_id = thing.id)
    or exists (select 1 from code_counts where code_id = thing.id)
    or exists (select 1 from sellers where discount_code_id = thing.id)`,
};
