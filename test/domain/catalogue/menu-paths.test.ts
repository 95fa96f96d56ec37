import { describe, expect, test } from 'vitest';
import { currentMenuSlug, menuEntryPath, menuProductPath, syncIn } from '#domain/catalogue/menu-paths.ts';
import { studentMenu } from '#domain/catalogue/student-menu.ts';

const menu = studentMenu([], []);
const entry = (slug: string) => menu.find((each) => each.slug === slug) ?? expect.fail(slug);
const single = { type: 'single', slug: 'uno', sync: null } as const;
const pack = { type: 'pack', slug: 'mi-pack', sync: null } as const;
const index = { type: 'index', slug: 'mi-pro', sync: '11' } as const;

describe('MAIN-7: where products of the menu lead', () => {
  test.each([
    ['consultas', single, '/main/consultas/uno'],
    ['tips', single, '/main/tips/uno'],
    ['tips', pack, '/main/tips/pack/mi-pack'],
    ['tips', index, '/main/tips/indice/mi-pro?tipoSync=11'],
    ['seminarios', single, '/main/seminarios/uno'],
    ['seminarios', pack, '/main/seminarios/pack/mi-pack'],
    ['seminarios', index, '/main/seminarios/indice/mi-pro?tipoSync=11'],
    ['talleres', single, '/main/contenido/uno?category=talleres'],
    ['talleres', pack, '/main/contenido/pack/mi-pack?category=talleres'],
    ['talleres', index, '/main/contenido/indice/mi-pro?tipoSync=11&category=talleres'],
    ['libros', single, '/main/libros/indice/uno'],
    ['libros', index, '/main/libros/pack/mi-pro'],
    ['revistas', pack, '/main/revistas/pack/mi-pack'],
  ])('%s', (slug, product, path) => {
    expect(menuProductPath(entry(slug), product)).toBe(path);
  });

  test('the plan of an index is read back from its address', () => {
    expect(syncIn(menuProductPath(entry('tips'), index).replace(/^[^?]*/, ''))).toBe('11');
    expect(syncIn('?category=tips')).toBeNull();
  });

  test('an entry leads to its index', () => {
    expect(menuEntryPath(entry('tips'))).toBe('/main/tips/indice');
    expect(menuEntryPath(entry('cursos'))).toBe('/main/contenido/indice?category=cursos');
    expect(menuEntryPath(entry('seminarios'))).toBe('/main/seminarios');
    expect(menuEntryPath(entry('libros'))).toBe('/main/libros');
  });
});

describe('MAIN-9: the entry one is in', () => {
  const at = (pathname: string, category: string | null = null, kindSlugOf?: (slug: string) => string | null) =>
    currentMenuSlug(menu, { pathname, category }, kindSlugOf);

  test('by the path', () => {
    expect(at('/main/seminarios/igv/video')).toBe('seminarios');
    expect(at('/main/libros/lectura/manual/uno')).toBe('libros');
    expect(at('/main')).toBeNull();
    expect(at('/main/perfil')).toBeNull();
    expect(at('/seminarios')).toBeNull();
  });

  test('by the category where several share the path, else by the product', () => {
    expect(at('/main/contenido/uno', 'talleres')).toBe('talleres');
    expect(at('/main/contenido/uno', 'tips')).toBeNull();
    expect(at('/main/contenido/uno/examenes', null, (slug) => (slug === 'uno' ? 'diplomados' : null))).toBe(
      'diplomados',
    );
    expect(at('/main/contenido/uno')).toBeNull();
    expect(at('/main/mis-contenidos', 'cursos')).toBe('cursos');
  });
});
