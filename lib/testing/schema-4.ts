/** A frozen store of version 0.2.0 (schema 4), as SQL. */

/** When the rows arrived, in ms since 1970. */
export const ARRIVED_AT = Date.UTC(2026, 10, 26);
/** When an operator released the parked row. */
export const RELEASED_AT = ARRIVED_AT + 1000;

export const createSchema4 = (kind: 'SQLite' | 'PostgreSQL') => `
  CREATE TABLE submissions (
    seq ${kind === 'SQLite' ? 'integer PRIMARY KEY AUTOINCREMENT' : 'bigserial PRIMARY KEY'},
    key text NOT NULL UNIQUE, form text NOT NULL, state text NOT NULL, fingerprint text NOT NULL,
    received_at bigint NOT NULL, attempts integer NOT NULL, last_attempt_at bigint, last_status integer,
    delivered_at bigint, retry_at bigint, released_at bigint, lease_owner text, lease_until bigint, body text,
    spam_reason text);
  CREATE INDEX submissions_due ON submissions (state, retry_at, form);
  CREATE INDEX submissions_by_age ON submissions (received_at);
  CREATE INDEX submissions_by_attempt ON submissions (last_attempt_at);
  CREATE INDEX submissions_by_form ON submissions (form, received_at, state, last_attempt_at);
  CREATE INDEX submissions_waiting ON submissions (state, (coalesce(released_at, received_at)))
    WHERE state = 'pending';
  CREATE INDEX submissions_of_form ON submissions (form, seq);
  CREATE INDEX submissions_of_state ON submissions (state, seq);
  CREATE TABLE store_settings (name text PRIMARY KEY, value text NOT NULL);
  INSERT INTO store_settings VALUES ('secret', 'old secret'), ('schema', '4'), ('schema_needs', '1'),
    ('schema_release', '0.2.0'), ('alert state', '{}');
  INSERT INTO submissions
    (key, form, state, fingerprint, received_at, attempts, last_attempt_at, last_status, delivered_at, retry_at,
      released_at, lease_owner, lease_until, body, spam_reason)
  VALUES
    ('stored', 'submit', 'stored', 'f', ${ARRIVED_AT}, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"email":"a@b.cd"}', NULL),
    ('delivered', 'apply', 'delivered', 'f', ${ARRIVED_AT}, 1, ${ARRIVED_AT}, 200, ${ARRIVED_AT}, ${ARRIVED_AT}, NULL, NULL, NULL, NULL, NULL),
    ('spam', 'submit', 'spam', 'f', ${ARRIVED_AT}, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{}', 'honeypot'),
    ('killed', 'submit', 'pending', 'f', ${ARRIVED_AT}, 1, NULL, NULL, NULL, ${ARRIVED_AT}, NULL, 'one', ${ARRIVED_AT + 30_000}, '{}', NULL),
    ('released', 'submit', 'pending', 'f', ${ARRIVED_AT}, 9, ${ARRIVED_AT}, 500, NULL, ${RELEASED_AT}, ${RELEASED_AT}, NULL, NULL, '{}', NULL);
`;
