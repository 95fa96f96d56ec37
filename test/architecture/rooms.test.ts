import { expect, test } from 'vitest';
import { MOST_FILES, misplaced } from './rooms.ts';
import { filesUnder } from './source-tree.ts';

const tree = [...filesUnder('src'), ...filesUnder('test')];

test('every file stands in a room of the house, and none is overfull', () => {
  expect(tree.length).toBeGreaterThan(1000);
  expect(misplaced(tree)).toEqual([]);
});

test.each([
  ['src/domain/money/x.ts', 'src/domain/money'],
  ['src/application/server/mail/x.ts', 'src/application/server/mail'],
  ['src/application/browser/session/x.ts', 'src/application/browser/session'],
  ['src/application/read-models/utils/x.ts', 'src/application/read-models/utils'],
  ['src/adapters/http-contract/common/x.ts', 'src/adapters/http-contract/common'],
  ['src/adapters/browser/api/x.ts', 'src/adapters/browser/api'],
  ['src/adapters/server/http/routes/x.ts', 'src/adapters/server/http/routes'],
  ['src/adapters/server/sql/helpers/x.ts', 'src/adapters/server/sql/helpers'],
  ['src/adapters/server/sql/accounts/ports/x.ts', 'src/adapters/server/sql/accounts/ports'],
  ['src/adapters/server/wiring/helpers/x.ts', 'src/adapters/server/wiring/helpers'],
  ['src/adapters/server/rendering/utils/x.ts', 'src/adapters/server/rendering/utils'],
  ['src/application/server/cart/helpers/x.ts', 'src/application/server/cart/helpers'],
  ['test/adapters/server/http/routes/x.test.ts', 'src/adapters/server/http/routes'],
  ['test/memory/doubles/x-in-memory.ts', 'test/memory/doubles'],
  ['test/ports/storage/x.ts', 'test/ports/storage'],
  ['test/support/helpers/x.ts', 'test/support/helpers'],
  ['src/ui/kit/widgets/x.tsx', 'src/ui/kit/widgets'],
  ['src/ui/school/shared/x.tsx', 'src/ui/school/shared'],
])('a room the house does not have is refused: %s', (path, room) => {
  expect(misplaced([path])).toEqual([expect.stringContaining(`${room} is no `)]);
});

test.each([
  'src/application/server/cart/ports/x.ts',
  'src/application/server/accounts/sessions/x.ts',
  'src/adapters/server/sql/tables/x.ts',
  'src/adapters/server/http/app.ts',
  'src/adapters/server/wiring/accounts/x.container.ts',
  'src/ui/school/main.tsx',
  'test/adapters/server/sql/orders/x.test.ts',
])('a room it has is not: %s', (path) => {
  expect(misplaced([path])).toEqual([]);
});

test.each(['src/domain/cart', 'src/ui/school/student/exam', 'test/e2e', 'test/support/shared'])(
  'one file too many is refused in %s',
  (folder) => {
    const files = Array.from({ length: MOST_FILES + 1 }, (_, index) => `${folder}/x${index}.ts`);
    expect(misplaced(files)).toEqual([`${folder} holds ${MOST_FILES + 1} files of code; at most ${MOST_FILES}`]);
    expect(misplaced([...files.slice(1), `${folder}/x.module.css`])).toEqual([]);
  },
);
