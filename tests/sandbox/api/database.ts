import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** A member as stored. Times are seconds since the epoch, and 0 means never. Traffic is in MB. */
export interface AccountRow {
  id: number;
  email: string;
  password: string;
  expire: number;
  expireSvip: number;
  trafficUse: number;
  trafficMax: number;
  trafficDate: number;
  newUserUntil: number;
  inviteType: 'share' | 'promo';
  inviteCode: string;
  promoView: number;
  promoReg: number;
  invitedBy: number | null;
}

/**
 * An order. Its state goes from open to paid to credited, or to cancelled. If `creditAt` is null, the order is not
 * credited automatically.
 */
export interface PurchaseRow {
  id: string;
  email: string;
  product: string;
  method: string;
  usd: number | null;
  price: number | null;
  convertDays: number;
  convertUsd: number;
  /** Hash of the password for the account that this order creates. Null for members. */
  password: string | null;
  ref: string;
  state: 'open' | 'paid' | 'credited' | 'cancelled';
  date: number;
  creditAt: number | null;
}

/** A ticket. A guest's ticket has a key and no account. */
export interface TicketTableRow {
  id: string;
  account: number | null;
  email: string;
  key: string | null;
  type: number;
  title: string;
  state: number;
  date: number;
}

const SCHEMA = `
CREATE TABLE account (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, password TEXT NOT NULL,
  expire INTEGER NOT NULL DEFAULT 0, expireSvip INTEGER NOT NULL DEFAULT 0,
  trafficUse REAL NOT NULL DEFAULT 0, trafficMax REAL NOT NULL DEFAULT 0, trafficDate INTEGER NOT NULL DEFAULT 0,
  newUserUntil INTEGER NOT NULL DEFAULT 0, inviteType TEXT NOT NULL DEFAULT 'share', inviteCode TEXT NOT NULL UNIQUE,
  promoView INTEGER NOT NULL DEFAULT 0, promoReg INTEGER NOT NULL DEFAULT 0, invitedBy INTEGER);
CREATE TABLE device (
  id TEXT PRIMARY KEY, account INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, platform TEXT NOT NULL,
  linkTime INTEGER NOT NULL);
CREATE TABLE purchase (
  id TEXT PRIMARY KEY, email TEXT NOT NULL, product TEXT NOT NULL, method TEXT NOT NULL, usd REAL, price REAL,
  convertDays REAL NOT NULL DEFAULT 0, convertUsd REAL NOT NULL DEFAULT 0, password TEXT, ref TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL, date INTEGER NOT NULL, creditAt INTEGER);
CREATE TABLE ticket (
  id TEXT PRIMARY KEY, account INTEGER, email TEXT NOT NULL, key TEXT UNIQUE, type INTEGER NOT NULL,
  title TEXT NOT NULL, state INTEGER NOT NULL, date INTEGER NOT NULL);
CREATE TABLE message (
  id INTEGER PRIMARY KEY, ticket TEXT NOT NULL, byAgent INTEGER NOT NULL, date INTEGER NOT NULL,
  content TEXT NOT NULL, file TEXT NOT NULL DEFAULT '[]');
CREATE TABLE rule (account INTEGER NOT NULL, domain TEXT NOT NULL, UNIQUE (account, domain));
CREATE TABLE invitation (
  id INTEGER PRIMARY KEY, account INTEGER NOT NULL, name TEXT NOT NULL, date INTEGER NOT NULL,
  status INTEGER NOT NULL, reward INTEGER NOT NULL);
CREATE TABLE movement (
  id INTEGER PRIMARY KEY, account INTEGER NOT NULL, kind TEXT NOT NULL, date INTEGER NOT NULL, usd REAL NOT NULL,
  state INTEGER NOT NULL);
CREATE TABLE token (token TEXT PRIMARY KEY, account INTEGER NOT NULL);
CREATE TABLE recovery (email TEXT PRIMARY KEY, sent INTEGER NOT NULL, wrong INTEGER NOT NULL DEFAULT 0);
CREATE TABLE resetLink (key TEXT PRIMARY KEY, account INTEGER NOT NULL);
CREATE TABLE mail (
  id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, kind TEXT NOT NULL, code TEXT, link TEXT, date INTEGER NOT NULL);
CREATE TABLE file (name TEXT PRIMARY KEY, type TEXT NOT NULL, bytes BLOB NOT NULL);
`;

const TABLES = [...SCHEMA.matchAll(/TABLE (\w+)/g)].map((match) => String(match[1]));

/**
 * Opens the database, which is `:memory:` or a file, with all tables. If a file has older tables, they are replaced by
 * empty ones.
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const db = new DatabaseSync(path);
  // SQLite stores one signed number for applications. Here it identifies the version of the tables.
  const version = crc32(SCHEMA) >>> 1;
  if (first<{ user_version: number }>(db, 'PRAGMA user_version')?.user_version !== version) {
    for (const table of TABLES) db.exec(`DROP TABLE IF EXISTS ${table}`);
    db.exec(`${SCHEMA} PRAGMA user_version = ${version}`);
  }
  return db;
}

/** Empties every table. */
export function emptyDatabase(db: DatabaseSync): void {
  for (const table of TABLES) db.exec(`DELETE FROM ${table}`);
}

/** Returns all rows of a query. The caller names the row's type, and nothing checks it. */
export function all<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] {
  return db.prepare(sql).all(...values) as Row[];
}

/** Returns the first row of a query, if there is one. */
export function first<Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined {
  return db.prepare(sql).get(...values) as Row | undefined;
}

/** Runs a statement. Returns how many rows it changed. */
export function run(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): number {
  return Number(db.prepare(sql).run(...values).changes);
}

/** Adds a row. The object's keys are the table's columns. Returns the new row's number. */
export function insert(db: DatabaseSync, table: string, row: Record<string, SQLInputValue>): number {
  const columns = Object.keys(row);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  return Number(db.prepare(sql).run(...Object.values(row)).lastInsertRowid);
}
