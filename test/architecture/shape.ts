import { isMember, isNamed, isNode, lineAt, type Node, nodesOf, parse } from './syntax.ts';

/** Something in a file that the house does not have, in words. */
export interface Fault {
  readonly line: number;
  readonly reason: string;
}

/** How many lines a file of code may have (docs/architecture.md, The law of imports); null where no measure is taken. */
export function largestSize(path: string): number | null {
  if (data.some(({ pattern }) => pattern.test(path))) return null;
  if (/^src\/(?:domain|application)\//.test(path)) return 150;
  if (path.startsWith('src/adapters/')) return 250;
  return path.startsWith('src/ui/') ? 200 : null;
}

/** Files that are long because they hold data, which is not read line by line. */
export const data: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /^src\/adapters\/(?:server\/sample-school|cli\/studio)\//,
    reason: 'the content of the sample school and what drew it',
  },
  {
    pattern: /^src\/adapters\/server\/covers\/cover-motifs\.ts$/,
    reason: 'the figures of the woven covers, drawn cell by cell',
  },
  {
    pattern: /^src\/adapters\/server\/sql\/(?:migrations|tables)\//,
    reason: 'the schema, one statement after another',
  },
];

/** Files that are longer all the same, with the reason; each may have as many lines as it says, no more. */
export const longer: Readonly<Record<string, { readonly lines: number; readonly reason: string }>> = {};

/** What every file has that could be of a form the house has not: a word, or what a word may be hidden by. */
const mayBeOfNoForm = /\b(?:default|enum|namespace|module|global|class)\b|@|\bexport\s*(?:type\s*)?[*{/]|\\u/;

/** What the house has none of, in any file: default exports, decorators, enums, namespaces, stores that watch their ports, files that only hand on what others export. */
export function faultsOfForm(path: string, text: string): readonly Fault[] {
  // To make and walk the tree of a file takes a hundred times as long as to look for a word in it.
  if (!mayBeOfNoForm.test(text)) return [];
  const program = parse(path, text);
  const faults: Fault[] = [];
  for (const node of nodesOf(program)) {
    if (node.type === 'ExportDefaultDeclaration')
      faults.push(fault(text, node, 'a default export; exports have names'));
    if (node.type === 'Decorator') faults.push(fault(text, node, 'a decorator (docs/decisions/0003)'));
    if (node.type === 'TSEnumDeclaration') faults.push(fault(text, node, 'an enum; write a union of texts'));
    if (node.type === 'TSModuleDeclaration' && node['declare'] !== true)
      faults.push(fault(text, node, 'a namespace; a file is a module'));
    if (node.type === 'ClassBody') faults.push(...faultsOfPorts(path, text, node));
  }
  const statements = program['body'] as readonly Node[];
  const handsOn = (statement: Node): boolean =>
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && isNode(statement['source'])) ||
    statement.type === 'ImportDeclaration';
  // Pages that share what they wire each name it beside them: the route of a page finds its container by its place.
  const isContainer = /^src\/ui\/.*\/container\.ts$/.test(path);
  if (
    !isContainer &&
    statements.length > 0 &&
    statements.every(handsOn) &&
    statements.some(({ type }) => type !== 'ImportDeclaration')
  ) {
    faults.push({ line: 1, reason: 'a barrel; import from where things are' });
  }
  return faults;
}

const isObservable = (body: Node): boolean =>
  [...nodesOf(body)].some((node) => node.type === 'CallExpression' && isNamed(node['callee'], 'makeAutoObservable'));

/** Files with a class whose parameter stays in a `#field`, which nothing outside finds or prints, and why. */
export const keptApart: Readonly<Record<string, string>> = {
  'src/adapters/server/config/payment-settings.ts': 'the keys of gateways',
  'src/adapters/server/security/access-tokens-by-jose.ts': 'a secret key',
  'src/adapters/server/security/device-marks-by-hmac.ts': 'a secret key',
  'src/adapters/server/security/secret-seal.ts': 'a secret key',
  'src/adapters/server/security/signed-addresses-by-hmac.ts': 'a secret key',
  'src/ui/school/boot/container.ts': 'the container, by which a script in the page could reach every service',
};

/**
 * A port is a parameter property; but `makeAutoObservable` watches every property other than a `#field`, so that a store keeps
 * its ports in those.
 */
function faultsOfPorts(path: string, text: string, body: Node): Fault[] {
  const members = body['body'] as readonly Node[];
  const parameters = members.flatMap((each) =>
    each['kind'] === 'constructor' && isNode(each['value']) ? (each['value']['params'] as readonly Node[]) : [],
  );
  if (isObservable(body)) {
    const watched = parameters.filter(({ type }) => type === 'TSParameterProperty');
    return watched.map((node) => fault(text, node, 'a parameter property of a store, which would watch it; write #…'));
  }
  if (path in keptApart) return [];
  const declarations = new Set(parameters.map((each) => squeezed(text, each)));
  return members
    .filter((each) => each.type === 'PropertyDefinition' && each['readonly'] === true && each['value'] === null)
    .filter((each) => declarations.has(squeezed(text, each).replace(/^(?:private)?readonly#?(.*?);?$/, '$1')))
    .map((node) => fault(text, node, 'a field that repeats a parameter; write a parameter property'));
}

const squeezed = (text: string, node: Node): string =>
  text.slice(node.start, node['end'] as number).replaceAll(/\s|= [^;]*$/g, '');

/** What every file has that could be impure; a name may also be written with escapes. */
const mayBeImpure = /\b(?:Date|Math|performance)\b|\\[ux]/;

/** Where the domain or a use case asks for the time or throws dice instead of being given them. */
export function faultsOfPurity(path: string, text: string): readonly Fault[] {
  if (!mayBeImpure.test(text)) return [];
  const faults: Fault[] = [];
  for (const node of nodesOf(parse(path, text))) {
    const callee = node['callee'];
    const bare = node.type === 'NewExpression' && (node['arguments'] as readonly unknown[]).length === 0;
    if (bare && isNamed(callee, 'Date')) faults.push(fault(text, node, 'new Date() asks the machine’s clock'));
    if (node.type === 'CallExpression' && isNamed(callee, 'Date'))
      faults.push(fault(text, node, 'Date() asks the machine’s clock'));
    if (isMember(node, 'Date', 'now')) faults.push(fault(text, node, 'Date.now asks the machine’s clock'));
    if (isMember(node, 'Math', 'random')) faults.push(fault(text, node, 'Math.random throws dice'));
    if (isMember(node, 'performance', 'now'))
      faults.push(fault(text, node, 'performance.now asks the machine’s clock'));
  }
  return faults;
}

/** Names of the specification's wire that no other language of the house has: Spanish ones, and Spanish and English mixed. */
const wireNames = new Set(
  `adicionales_consumer apellido_materno apellido_paterno categoria_nombre categoria_producto codigo_sku codigo_vendedor_valid
  config_sem_adicional_selected config_sem_selected datos_facturacion descuento_porcentaje discount_product duracion_imagen
  facturacion_web fechaIntento fecha_fin fecha_inicio foto_perfil get_contacto idTaller imagen_portada imagenes_producto
  importe_dscto intentos_adicionales intentos_diarios intentos_examen invitadoSE isValidDiscount is_cupon is_promocion
  libro_producto modulo_id monto_igv name_cupon nintentos nombre_categoria nombre_comercial nombre_completo notaFinal
  nuevo_precio pDescuento pPrincipal palabra_valid planesPro precio_descuento precio_descuento_principal precio_id
  precio_nosuscriptor precio_principal precio_principal_descuento precio_secundario precio_suscriptor precios_plan pts_aprob
  regla_promocion resaltado_nota seminarios_productos seminarios_productos_adicionales seminarios_productos_usuarios
  slug_module tiempo_duracion tiempo_examen tiempo_plan tipoSync tipo_anuncio tipo_informacion tipo_monto
  tipo_tiempo_duracion tipo_usuario totalProductos type_amount usuarios_plan`.split(/\s+/),
);

/** What every file has that could speak the wire; a name may also be written with escapes. */
const mayBeOfWire = new RegExp(`${[...wireNames].join('|')}|\\\\[ux]`);

/** Where a file speaks the specification's wire: as a name, a key or a text of its own (comments may speak of it). */
export function faultsOfWire(path: string, text: string): readonly Fault[] {
  if (!mayBeOfWire.test(text)) return [];
  const faults: Fault[] = [];
  for (const node of nodesOf(parse(path, text))) {
    const word =
      node.type === 'Identifier' || node.type === 'JSXIdentifier'
        ? node['name']
        : node.type === 'Literal'
          ? node['value']
          : null;
    if (typeof word === 'string' && wireNames.has(word)) faults.push(fault(text, node, `the wire’s name ${word}`));
  }
  return faults;
}

/** Whether a file may speak the wire: the contract and the auditor's command alone. */
export const speaksWire = (path: string): boolean => /^src\/adapters\/(?:http-contract\/|cli\/precio)/.test(path);

const fault = (text: string, node: Node, reason: string): Fault => ({ line: lineAt(text, node.start), reason });
