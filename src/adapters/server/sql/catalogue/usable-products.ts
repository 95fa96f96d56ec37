import { sql } from 'kysely';

/** Of `products`: what whoever has it may use. It is for sale, or it was and is so no more; what was never published is neither. */
export const isUsable = sql<boolean>`(products.status = 'published' or products.retired_at is not null)`;
