/** One line with a value. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What Prometheus would read. */
export interface Exposition {
  readonly types: ReadonlyMap<string, string>;
  /** By name and labels as they are written. */
  readonly samples: ReadonlyMap<string, Sample>;
}

const named = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const sampleLine =
  /^(?<name>[a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(?<labels>.*)\})? (?<value>-?[0-9.]+(?:e[+-]?[0-9]+)?|[+-]Inf|NaN)$/;
const label = /^(?<key>[a-zA-Z_][a-zA-Z0-9_]*)="(?<text>(?:[^"\\]|\\["\\n])*)"(?:,|$)/;

/**
 * Reads the text form of Prometheus, version 0.0.4, as strictly as it is written down.
 * @throws Error naming the line that is not of that form: a series twice, a sample without a type, buckets that fall.
 */
export function readExposition(text: string): Exposition {
  const types = new Map<string, string>();
  const samples = new Map<string, Sample>();
  if (!text.endsWith('\n')) throw new Error('The last line has no end');
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP' && named.test(name)) continue;
    if (word === 'TYPE' && /^(counter|gauge|histogram|summary)$/.test(rest) && !types.has(name)) {
      types.set(name, rest);
      continue;
    }
    const sample = sampleOf(line);
    const series = line.slice(0, line.lastIndexOf(' '));
    if (samples.has(series)) throw new Error(`Twice: ${line}`);
    if (typeOf(sample.name, types) === undefined) throw new Error(`Without a type: ${line}`);
    samples.set(series, sample);
  }
  checkBuckets(samples, types);
  return { types, samples };
}

function sampleOf(line: string): Sample {
  const found = sampleLine.exec(line)?.groups;
  if (found === undefined) throw new Error(`No line of this form: ${line}`);
  const labels: Record<string, string> = {};
  let rest = found['labels'] ?? '';
  while (rest !== '') {
    const { key, text } = label.exec(rest)?.groups ?? {};
    if (key === undefined || text === undefined || key in labels) throw new Error(`No labels: ${line}`);
    labels[key] = text;
    rest = rest.slice(label.exec(rest)?.[0].length);
  }
  return { name: found['name'] ?? '', labels, value: Number((found['value'] ?? '').replace('Inf', 'Infinity')) };
}

function typeOf(name: string, types: ReadonlyMap<string, string>): string | undefined {
  const base = name.replace(/_(bucket|sum|count)$/, '');
  return types.get(name) ?? (['histogram', 'summary'].includes(types.get(base) ?? '') ? types.get(base) : undefined);
}

/** Each bucket of a histogram holds what the one before it does; the last one, everything. */
function checkBuckets(samples: ReadonlyMap<string, Sample>, types: ReadonlyMap<string, string>): void {
  for (const [name] of [...types].filter(([, type]) => type === 'histogram')) {
    const all = [...samples.values()];
    for (const { labels, value: count } of all.filter((sample) => sample.name === `${name}_count`)) {
      const buckets = all.filter(
        (sample) =>
          sample.name === `${name}_bucket` &&
          Object.entries(labels).every(([key, text]) => sample.labels[key] === text),
      );
      const values = buckets.map(({ value }) => value);
      const isRising = values.every((value, place) => place === 0 || value >= (values[place - 1] ?? 0));
      if (!isRising || buckets.at(-1)?.labels['le'] !== '+Inf' || values.at(-1) !== count) {
        throw new Error(`No histogram: ${name} ${JSON.stringify(labels)}`);
      }
    }
  }
}
