import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Clock } from '#application/ports/clock.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import type { JobRecord, JobRecords } from '#adapters/server/jobs/job-records.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { type WaitingWork, waitingWork } from '#adapters/server/sql/shared/waiting-work.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { inTime } from './in-time.ts';
import { watchLoop } from './loop-delay.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';

/** What is measured. */
export interface Measured {
  readonly school: Pick<School, 'db' | 'get' | 'kept' | 'readiness'>;
  readonly database: Pick<OpenDatabase, 'pool'>;
  readonly jobs: JobRecords;
}

/** Seconds: from a kept page to what a buyer takes for broken. */
const durations = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const holds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** In the place of an address that no route has: whoever asks for a million of them makes one series. */
const noRoute = 'unknown';

/**
 * What a process is watched by, in the form of Prometheus. What others count by themselves is read when it is asked for. A label is
 * never a value of a person or a visitor: routes are the patterns of this source, jobs its names.
 */
export class Metrics {
  readonly #registry = new Registry();
  #listener: MetricsListener | null = null;
  readonly #requests: Counter<'app' | 'method' | 'route' | 'status'>;
  readonly #durations: Histogram<'app' | 'method' | 'route'>;
  readonly #stopWatching: () => void;
  #underWay: Promise<string> | null = null;
  #isReady = false;
  #waiting: { readonly work: WaitingWork; readonly now: Date } | null = null;

  constructor(private readonly measured: Measured) {
    this.#addProcess();
    const delays = new Histogram({
      name: 'escuela_event_loop_delay_seconds',
      help: 'How long the thread that answers everybody was held by something else',
      buckets: holds,
      registers: [this.#registry],
    });
    this.#stopWatching = watchLoop((seconds) => delays.observe(seconds));
    this.#requests = new Counter({
      name: 'escuela_http_requests_total',
      help: 'Requests that were answered, by application, method, route and status',
      labelNames: ['app', 'method', 'route', 'status'],
      registers: [this.#registry],
    });
    this.#durations = new Histogram({
      name: 'escuela_http_request_duration_seconds',
      help: 'How long requests took until their answer was sent',
      labelNames: ['app', 'method', 'route'],
      buckets: durations,
      registers: [this.#registry],
    });
    this.#addKeptAnswers();
    this.#addPool();
    this.#addJobs();
    this.#addReadiness();
    this.#addWaitingWork();
  }

  /** All values as they are now, in the form of Prometheus. Who asks while they are read gets the same. */
  text(): Promise<string> {
    return (this.#underWay ??= this.#read().finally(() => (this.#underWay = null)));
  }

  async #read(): Promise<string> {
    const { readiness, db } = this.measured.school;
    const now = this.measured.school.get(Clock).now();
    const [missing, work] = await Promise.all([readiness.missing(), inTime(waitingWork(db, now))]);
    this.#isReady = missing.length === 0;
    this.#waiting = work === null ? null : { work, now };
    return this.#registry.metrics();
  }

  /** Listens for whoever fetches them, and answers its port. @throws when the port is taken. */
  async listen(host: string, port: number): Promise<number> {
    this.#listener = await listenForMetrics(() => this.text(), this.#registry.contentType, host, port);
    return this.#listener.port;
  }

  async close(): Promise<void> {
    this.#stopWatching();
    await this.#listener?.close();
  }

  /** Measures every request of a listener; before its routes are registered. */
  watch(app: FastifyInstance, webApp: WebApp): void {
    app.addHook('onResponse', (request, reply, done) => {
      // What a form or the first drawing asks inside this process came from nobody.
      if (!(request.raw.socket instanceof Socket)) return done();
      const method = methods.has(request.method) ? request.method : 'other';
      const route = request.pagePattern ?? request.routeOptions.url ?? noRoute;
      this.#note({ app: webApp, method, route }, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
    app.decorate('noteAnswered', (route, seconds) => this.#note({ app: webApp, method: 'GET', route }, 200, seconds));
  }

  #note(
    labels: { readonly app: string; readonly method: string; readonly route: string },
    status: number,
    seconds: number,
  ): void {
    this.#requests.inc({ ...labels, status: String(status) });
    this.#durations.observe(labels, seconds);
  }

  #addProcess(): void {
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 1000 });
    // They begin anew with each question: of two who ask, each would take from the other. There is a histogram instead.
    for (const { name } of this.#registry.getMetricsAsArray())
      if (name.startsWith('nodejs_eventloop_lag')) this.#registry.removeSingleMetric(name);
  }

  #addKeptAnswers(): void {
    const { kept } = this.measured.school;
    this.#counter(
      'escuela_kept_answers_total',
      'Answers that were kept (hit) or made (miss)',
      ['result'],
      (counter) => {
        counter.inc({ result: 'hit' }, kept.hits);
        counter.inc({ result: 'miss' }, kept.misses);
      },
    );
    this.#gauge('escuela_kept_answers_bytes', 'Bytes of the answers that are kept', [], (gauge) =>
      gauge.set(kept.bytes),
    );
  }

  #addPool(): void {
    const { database } = this.measured;
    if (database.pool() === null) return;
    this.#gauge(
      'escuela_database_connections',
      'Connections of the pool by state, and who waits for one',
      ['state'],
      (gauge) => {
        const { size, idle, waiting } = database.pool() ?? { size: 0, idle: 0, waiting: 0 };
        gauge.set({ state: 'open' }, size);
        gauge.set({ state: 'idle' }, idle);
        gauge.set({ state: 'waiting' }, waiting);
      },
    );
  }

  #addJobs(): void {
    const each = (set: (job: JobRecord) => void): void => {
      for (const job of this.measured.jobs.all) set(job);
    };
    this.#counter('escuela_job_runs_total', 'Runs of jobs in this process', ['job'], (counter) =>
      each(({ name, runs }) => counter.inc({ job: name }, runs)),
    );
    this.#counter('escuela_job_failures_total', 'Runs of jobs that failed', ['job'], (counter) =>
      each(({ name, failures }) => counter.inc({ job: name }, failures)),
    );
    this.#counter('escuela_job_seconds_total', 'How long the runs of jobs took, in all', ['job'], (counter) =>
      each(({ name, tookMs }) => counter.inc({ job: name }, tookMs / 1000)),
    );
    this.#gauge('escuela_job_last_success_seconds', 'When a run last ended well in this process', ['job'], (gauge) =>
      each(({ name, lastSuccess }) => {
        if (lastSuccess !== null) gauge.set({ job: name }, lastSuccess.getTime() / 1000);
      }),
    );
    this.#gauge(
      'escuela_job_running',
      'Whether this process is at it now, with its lease if it has one',
      ['job'],
      (gauge) => each(({ name, isRunning }) => gauge.set({ job: name }, isRunning ? 1 : 0)),
    );
  }

  #addReadiness(): void {
    this.#gauge('escuela_ready', 'Whether the process can take visitors', [], (gauge) =>
      gauge.set(this.#isReady ? 1 : 0),
    );
  }

  /** Of the whole school, whichever process tells it; left out while the database does not answer. */
  #addWaitingWork(): void {
    this.#ofSchool('escuela_waiting', 'What waits to be done by itself, in the whole school', (set, waiting) => {
      set('letters', waiting.letters);
      set('payments', waiting.payments);
    });
    this.#ofSchool('escuela_waiting_oldest_seconds', 'How long the oldest of it has waited', (set, waiting, now) => {
      set('letters', secondsSince(waiting.oldestLetter, now));
      set('payments', secondsSince(waiting.oldestPayment, now));
    });
    this.#ofSchool('escuela_last_hour', 'How it ended within the last hour, in the whole school', (set, waiting) => {
      set('letters sent', waiting.lettersSent);
      set('payments paid', waiting.paid);
      set('payments refused', waiting.refused);
    });
  }

  #ofSchool(
    name: string,
    help: string,
    read: (set: (what: string, value: number) => void, waiting: WaitingWork, now: Date) => void,
  ): void {
    this.#gauge(name, help, ['what'], (gauge) => {
      if (this.#waiting !== null)
        read((what, value) => gauge.set({ what }, value), this.#waiting.work, this.#waiting.now);
    });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: L[], read: (gauge: Gauge<L>) => void): void {
    const gauge: Gauge<L> = new Gauge<L>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => {
        gauge.reset();
        read(gauge);
      },
    });
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[], read: (counter: Counter<L>) => void): void {
    const counter: Counter<L> = new Counter<L>({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        read(counter);
      },
    });
  }
}

function secondsSince(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);
}
