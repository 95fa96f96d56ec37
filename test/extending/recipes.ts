/** One way in which somebody swaps or adds a part, as docs/extending.md tells it, with an example of the change kept as a patch. */
export interface Recipe {
  /** `test/extending/<name>.patch`. */
  readonly name: string;
  /** How many files of `src` the example may touch. */
  readonly mostFiles: number;
  /** Tests that must pass once the example is in: those of its area. */
  readonly tests: readonly string[];
}

export const recipes: readonly Recipe[] = [
  {
    name: 'product-field',
    mostFiles: 7,
    tests: [
      'test/domain/catalogue',
      'test/adapters/server/publishing/catalogue',
      'test/adapters/server/sql/office/publications-in-sql',
      'test/ui/school/storefront/product',
    ],
  },
  {
    name: 'question-kind',
    mostFiles: 4,
    tests: ['test/domain/exams', 'test/application/server/exams', 'test/ui/school/student/exam'],
  },
  {
    name: 'payment-gateway',
    mostFiles: 3,
    // Not those of the other gateways, which a further one leaves as they are.
    tests: [
      'test/adapters/server/payments/gateway',
      'test/adapters/server/payments/checkout',
      'test/adapters/server/payments/hosted-gateway',
      'test/application/server/payments',
    ],
  },
  {
    name: 'page-with-a-read',
    mostFiles: 6,
    tests: [
      'test/ui/school/student/recent-classes',
      'test/adapters/server/http/home',
      'test/adapters/http-contract/shared',
    ],
  },
  {
    name: 'storage-adapter',
    mostFiles: 3,
    // The storage on other machines is tried with its silences, which take seconds and which no other adapter shares.
    tests: ['test/adapters/server/files/file-store-in-process', 'test/adapters/server/files/file-store-on-disk'],
  },
];
