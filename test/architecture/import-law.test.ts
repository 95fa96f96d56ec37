import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breachesOf, computedImports, law, rowOf } from './import-law.ts';
import { importsOf } from './imports.ts';
import { filesUnder, isCode, root, textOf } from './source-tree.ts';

const read = filesUnder('src').filter((path) => isCode(path) || path.endsWith('.css'));
const tree = new Map(read.map((path) => [path, textOf(path)]));

/** What the law says of a file that is not there. */
const breachesWith = (path: string, text: string) => breachesOf(new Map([[path, text]]));

test('every import of the tree is one that the law allows', () => {
  expect(tree.size).toBeGreaterThan(20);
  expect(breachesOf(tree).map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([]);
});

describe('a planted breach is refused', () => {
  test.each<[what: string, path: string, text: string]>([
    [
      'domain reaching for a use case',
      'src/domain/cart/x.ts',
      `import { AddToCart } from '#application/browser/cart/add-to-cart.ts';`,
    ],
    [
      'domain reaching for a type of an adapter',
      'src/domain/cart/x.ts',
      `import type { Tables } from '#adapters/server/sql/tables/school-database.ts';`,
    ],
    ['domain reaching for the ui', 'src/domain/cart/x.ts', `import { Button } from '#ui/kit/controls/button.tsx';`],
    ['domain reaching for a package', 'src/domain/pricing/x.ts', `import Decimal from 'decimal.js';`],
    [
      'domain reaching for the type of a package',
      'src/domain/pricing/x.ts',
      `import type { Generated } from 'kysely';`,
    ],
    ['domain reaching for Node', 'src/domain/shared/x.ts', `import { createHash } from 'node:crypto';`],
    ['domain reaching for Node without its prefix', 'src/domain/shared/x.ts', `import fs from 'fs';`],
    [
      'domain handing on a foreign export',
      'src/domain/shared/x.ts',
      `export { Clock } from '#application/ports/clock.ts';`,
    ],
    [
      'domain handing on all of a foreign module',
      'src/domain/shared/x.ts',
      `export * from '#application/ports/clock.ts';`,
    ],
    [
      'domain importing later',
      'src/domain/shared/x.ts',
      `export const x = () => import('#ui/kit/controls/button.tsx');`,
    ],
    [
      'domain naming a foreign type in place',
      'src/domain/shared/x.ts',
      `export type X = import('#adapters/server/config/config.ts').Config;`,
    ],
    ['domain requiring', 'src/domain/shared/x.ts', `const pg = require('pg'); export { pg };`],
    ['domain with import = require', 'src/domain/shared/x.ts', `import pg = require('pg'); export { pg };`],
    ['domain leaving its folder by dots', 'src/domain/cart/x.ts', `import { halfUp } from '../shared/half-up.ts';`],
    [
      'dots hidden in the middle of a path',
      'src/domain/cart/x.ts',
      `import { x } from './../../adapters/server/config/config.ts';`,
    ],
    ['dots behind an alias', 'src/domain/cart/x.ts', `import { x } from '#domain/../adapters/server/config.ts';`],
    [
      'domain reaching for types by a reference',
      'src/domain/shared/x.ts',
      `/// <reference types="node" />\nexport const x = 1;`,
    ],
    ['a computed import', 'src/domain/shared/x.ts', `export const x = (name: string) => import(name);`],
    [
      'a computed import in a template',
      'src/adapters/server/http/x.ts',
      'export const x = (n: string) => import(`#domain/${n}.ts`);',
    ],
    [
      'a shared port reaching for one half',
      'src/application/ports/x.ts',
      `import type { Products } from '#application/server/catalogue/ports/products.ts';`,
    ],
    [
      'a read model reaching for a port',
      'src/application/read-models/cart/x.ts',
      `import type { Clock } from '#application/ports/clock.ts';`,
    ],
    [
      'a read model reaching for one half',
      'src/application/read-models/cart/x.ts',
      `import type { PlanPrice } from '#application/server/cart/ports/sellable-products.ts';`,
    ],
    [
      'a read model reaching for the contract',
      'src/application/read-models/cart/x.ts',
      `import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';`,
    ],
    [
      'a read model reaching for a package',
      'src/application/read-models/cart/x.ts',
      `import type * as v from 'valibot';`,
    ],
    [
      'a shared port reaching for a read model',
      'src/application/ports/x.ts',
      `import type { CartView } from '#application/read-models/cart/cart-view.ts';`,
    ],
    [
      'a use case of the browser reaching for the server',
      'src/application/browser/cart/x.ts',
      `import { Products } from '#application/server/catalogue/ports/products.ts';`,
    ],
    [
      'a use case of the server reaching for the browser',
      'src/application/server/cart/x.ts',
      `import { CartApi } from '#application/browser/cart/ports/cart-api.ts';`,
    ],
    [
      'a use case reaching for its adapter',
      'src/application/server/cart/x.ts',
      `import { CartsInSql } from '#adapters/server/sql/cart/carts-in-sql.ts';`,
    ],
    [
      'a use case reaching for the container',
      'src/application/browser/cart/x.ts',
      `import { injectable } from 'inversify';`,
    ],
    ['a use case reaching for React', 'src/application/browser/cart/x.ts', `import { useState } from 'react';`],
    [
      'the contract reaching for a port',
      'src/adapters/http-contract/x.ts',
      `import { Clock } from '#application/ports/clock.ts';`,
    ],
    [
      'the contract reaching for the server',
      'src/adapters/http-contract/x.ts',
      `import { Config } from '#adapters/server/config/config.ts';`,
    ],
    [
      'the browser reaching for the server',
      'src/adapters/browser/x.ts',
      `import { readConfig } from '#adapters/server/config/config.ts';`,
    ],
    ['the browser reaching for Node', 'src/adapters/browser/x.ts', `import { readFileSync } from 'node:fs';`],
    [
      'the server reaching for the ui',
      'src/adapters/server/http/x.ts',
      `import { routes } from '#ui/school/boot/routes.tsx';`,
    ],
    [
      'the server reaching for the browser',
      'src/adapters/server/http/x.ts',
      `import { HttpClient } from '#adapters/browser/shared/http-client.ts';`,
    ],
    [
      'the server wiring outside its container',
      'src/adapters/server/http/x.ts',
      `import { Container } from 'inversify';`,
    ],
    [
      'the server making a module system of its own',
      'src/adapters/server/http/x.ts',
      `import { createRequire } from 'node:module';`,
    ],
    [
      'a route binding classes',
      'src/adapters/server/http/x.ts',
      `import { bindClass } from '#adapters/wiring/bindings.ts';`,
    ],
    [
      'how to bind reaching for what is bound',
      'src/adapters/wiring/x.ts',
      `import { Clock } from '#application/ports/clock.ts';`,
    ],
    [
      'rendering reaching for the sign-in app',
      'src/adapters/server/rendering/x.tsx',
      `import { routes } from '#ui/sign-in/routes.tsx';`,
    ],
    ['rendering starting the browser', 'src/adapters/server/rendering/x.tsx', `import '#ui/school/main.tsx';`],
    [
      'the command line reaching for the ui',
      'src/adapters/cli/x.ts',
      `import { money } from '#ui/kit/layout/money-text.tsx';`,
    ],
    [
      'the command line reaching for the contract',
      'src/adapters/cli/x.ts',
      `import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';`,
    ],
    [
      'the kit reaching for a use case',
      'src/ui/kit/x.tsx',
      `import { AddToCart } from '#application/browser/cart/add-to-cart.ts';`,
    ],
    [
      'the kit reaching for a read model',
      'src/ui/kit/x.tsx',
      `import type { CartView } from '#application/read-models/cart/cart-view.ts';`,
    ],
    [
      'the kit reaching for more than domain/shared',
      'src/ui/kit/x.tsx',
      `import type { Cart } from '#domain/cart/cart.ts';`,
    ],
    [
      'the kit reaching for a page',
      'src/ui/kit/x.tsx',
      `import { HomePage } from '#ui/school/storefront/home/home-page.tsx';`,
    ],
    ['the kit reaching for MobX', 'src/ui/kit/x.tsx', `import { observer } from 'mobx-react-lite';`],
    [
      'a page reaching for an adapter',
      'src/ui/school/storefront/cart/x.tsx',
      `import { HttpClient } from '#adapters/browser/shared/http-client.ts';`,
    ],
    [
      'a page reaching for the contract',
      'src/ui/school/storefront/cart/x.tsx',
      `import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';`,
    ],
    [
      'a page reaching for the container',
      'src/ui/school/storefront/cart/x.tsx',
      `import { container } from '#ui/school/boot/container.ts';`,
    ],
    [
      'a page reaching for the container beside it',
      'src/ui/school/storefront/cart/x.tsx',
      `import { wire } from './boot/container.ts';`,
    ],
    ['a page reaching for inversify', 'src/ui/school/storefront/cart/x.tsx', `import { Container } from 'inversify';`],
    [
      'a page reaching for the server half',
      'src/ui/school/storefront/cart/x.tsx',
      `import { Products } from '#application/server/catalogue/ports/products.ts';`,
    ],
    [
      'one app reaching for the other',
      'src/ui/sign-in/login/x.tsx',
      `import { Header } from '#ui/school/layouts/header/header.tsx';`,
    ],
    [
      'pages gathered from outside by a pattern',
      'src/ui/school/x.ts',
      `export const all = import.meta.glob(['./**/*-page.tsx', '#ui/sign-in/**/*-page.tsx']);`,
    ],
    [
      'pages of the other app gathered from the root',
      'src/ui/school/x.ts',
      `export const all = import.meta.glob('/src/ui/sign-in/**/*-page.tsx');`,
    ],
    [
      'a file fetched by its address',
      'src/ui/school/x.ts',
      `export const x = new URL('../sign-in/main.tsx', import.meta.url);`,
    ],
    ['styles of one app in the other', 'src/ui/sign-in/x.css', `@import '../school/layouts/default.css';`],
    [
      'a class composed from the other app',
      'src/ui/sign-in/x.module.css',
      `.a { composes: b from '../school/x.module.css'; }`,
    ],
    [
      'the container of the browser reaching for the server',
      'src/ui/school/boot/container.ts',
      `import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';`,
    ],
    [
      'tests in the product',
      'src/domain/shared/x.ts',
      `import { FixedClock } from '#test/support/shared/fixed-clock.ts';`,
    ],
    ['a missing extension', 'src/domain/cart/x.ts', `import { halfUp } from '#domain/shared/half-up';`],
    ['an absolute path', 'src/ui/kit/x.tsx', `import '/src/ui/school/layouts/default.css';`],
    ['a place without a row at the top', 'src/utils/x.ts', `export const x = 1;`],
    ['a place without a row in a layer', 'src/application/helpers/x.ts', `export const x = 1;`],
    [
      'a place without a row in the adapters',
      'src/adapters/common/x.ts',
      `import { halfUp } from '#domain/shared/half-up.ts';`,
    ],
  ])('%s', (_, path, text) => {
    expect(breachesWith(path, text).length).toBeGreaterThan(0);
  });
});

describe('what the law allows stays allowed', () => {
  test.each<readonly [path: string, text: string]>([
    ['src/domain/cart/x.ts', `import { halfUp } from '#domain/shared/half-up.ts';`],
    ['src/domain/cart/x.ts', `import type { Cart } from './cart.ts';`],
    ['src/application/server/cart/x.ts', `import { Clock } from '#application/ports/clock.ts';`],
    ['src/adapters/http-contract/x.ts', `import * as v from 'valibot';`],
    ['src/adapters/server/http/x.ts', `import { readFile } from 'node:fs/promises';`],
    ['src/adapters/server/rendering/x.tsx', `import { routes } from '#ui/school/boot/routes.tsx';`],
    ['src/adapters/server/rendering/x.tsx', `import { renderToPipeableStream } from 'react-dom/server';`],
    ['src/ui/school/main.tsx', `import { container } from './boot/container.ts';`],
    ['src/ui/school/storefront/cart/container.ts', `import { Container } from 'inversify';`],
    ['src/ui/school/boot/container.ts', `import { HttpClient } from '#adapters/browser/shared/http-client.ts';`],
    ['src/ui/school/storefront/cart/x.tsx', `import styles from './cart-page.module.css';`],
    ['src/ui/school/x.ts', `export const pages = import.meta.glob('./**/*-page.tsx');`],
    ['src/adapters/server/rendering/x.ts', `export const all = import.meta.glob('/src/ui/school/**/meta.ts');`],
    ['src/ui/school/layouts/x.css', `@import '../../kit/styles/tokens.css';`],
    ['src/application/read-models/cart/x.ts', `import type { Cart } from '#domain/cart/cart.ts';`],
    ...[
      'src/application/read-models/exams/x.ts',
      'src/application/browser/cart/x.ts',
      'src/application/server/cart/x.ts',
      'src/adapters/http-contract/x.ts',
      'src/adapters/browser/x.ts',
      'src/adapters/server/http/x.ts',
      'src/adapters/server/rendering/x.ts',
      'src/adapters/cli/escuela/x.ts',
      'src/ui/school/storefront/cart/x.tsx',
      'src/ui/sign-in/login/x.tsx',
    ].map((path) => [path, `import type { CartView } from '#application/read-models/cart/cart-view.ts';`] as const),
  ])('%s %s', (path, text) => {
    expect(breachesWith(path, text)).toEqual([]);
  });
});

test('comments and texts are no imports', () => {
  expect(importsOf('src/domain/x.ts', `// import 'pg'\nexport const x = "import y from 'pg'";`)).toEqual([]);
});

test('a breach is named with its file and line', () => {
  const [breach] = breachesWith('src/domain/cart/x.ts', `// one\n// two\nimport pg from 'pg';\n`);
  expect(breach).toEqual({ file: 'src/domain/cart/x.ts', line: 3, reason: 'domain does not import the package pg' });
});

test('the longest path decides the row', () => {
  expect(rowOf('src/adapters/server/rendering/x.ts')?.place).toBe('adapters/server/rendering');
  expect(rowOf('src/domainish/x.ts')).toBeNull();
});

test('the law names only packages that are there and computed imports that exist', () => {
  const manifest = JSON.parse(textOf('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const named = law.flatMap(({ packages }) => packages).filter((name) => !name.startsWith('node:'));
  const stale = named.filter(
    (name) => !installed.some((each) => (name.endsWith('/*') ? each.startsWith(name.slice(0, -1)) : each === name)),
  );
  expect(stale).toEqual([]);
  expect(Object.keys(computedImports).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
