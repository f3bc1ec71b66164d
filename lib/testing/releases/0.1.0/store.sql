SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.store_settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.submissions (
    seq bigint NOT NULL,
    key text NOT NULL,
    form text NOT NULL,
    state text NOT NULL,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    attempts integer NOT NULL,
    last_attempt_at bigint,
    last_status integer,
    delivered_at bigint,
    retry_at bigint,
    released_at bigint,
    lease_owner text,
    lease_until bigint,
    body text
);
CREATE SEQUENCE public.submissions_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.submissions_seq_seq OWNED BY public.submissions.seq;
ALTER TABLE ONLY public.submissions ALTER COLUMN seq SET DEFAULT nextval('public.submissions_seq_seq'::regclass);
INSERT INTO public.store_settings VALUES ('secret', '1gmASMomJ+Mvx6qD7BmDtgVKIo8UJNd8pireNxCEtOY=');
INSERT INTO public.submissions VALUES (1, 'delivered-1', 'submit', 'delivered', '82gIMxlKaLUGNADaDVY-VbpWpKZj8Y2GdlB7IBxWI7w', 1795557750370, 1, 1795557750428, 200, 1795557750428, 1795557770370, NULL, NULL, NULL, NULL);
INSERT INTO public.submissions VALUES (2, 'pending-1', 'submit', 'pending', 'Kr0YZ7_QcoX26vObdZpApbrn6wWsEt0ag8_jVPAawzs', 1795557750451, 1, 1795557750465, 500, NULL, 1795557770451, NULL, NULL, NULL, '{"firstName":"Ada pending-1","lastName":"Lovelace pending-1","email":"pending-1@example.edu","message":"A cold brew, at five campuses in May. pending-1"}');
INSERT INTO public.submissions VALUES (3, 'rejected-1', 'submit', 'rejected', 'GMzuwZeQoAx9Cc8Ve2Cmh4xWvoGUtdz4fh6s3Kor3Hg', 1795557750477, 1, 1795557750491, 422, NULL, 1795557770477, NULL, NULL, NULL, '{"firstName":"Ada rejected-1","lastName":"Lovelace rejected-1","email":"rejected-1@example.edu","message":"A cold brew, at five campuses in May. rejected-1"}');
INSERT INTO public.submissions VALUES (4, 'spam-1', 'submit', 'spam', 'wL7EhkvMF74fOHiBWk-UY-313ReZO09NML42Jo7Wogs', 1795557750504, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstName":"Ada spam-1","lastName":"Lovelace spam-1","email":"spam-1@example.edu","message":"A cold brew, at five campuses in May. spam-1"}');
INSERT INTO public.submissions VALUES (5, 'stored-1', 'submit', 'stored', 'x1tkpz5puKVuFlDkS7tBpCBtsGyTblwhGmwDedc1Kxo', 1795557750532, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstName":"Ada stored-1","lastName":"Lovelace stored-1","email":"stored-1@example.edu","message":"A cold brew, at five campuses in May. stored-1"}');
INSERT INTO public.submissions VALUES (6, 'parked-1', 'submit', 'parked', 'qN4LId6IqSYzX5xB2RPaiXMW38NQy6CS0FWWosWh37E', 1795557750552, 1, 1795557750569, 500, NULL, 1795557770552, NULL, NULL, NULL, '{"firstName":"Ada parked-1","lastName":"Lovelace parked-1","email":"parked-1@example.edu","message":"A cold brew, at five campuses in May. parked-1"}');
INSERT INTO public.submissions VALUES (7, 'leased-1', 'submit', 'pending', 'g5S7Akpesp8kkidvBAmroXmkHkrPACwx_Xrgqf8fwuw', 1795557750597, 1, NULL, NULL, NULL, 1795557770597, NULL, '04e864d2-db2c-4afc-88d9-7f3b4afcbf4a', 1795557780597, '{"firstName":"Ada leased-1","lastName":"Lovelace leased-1","email":"leased-1@example.edu","message":"A cold brew, at five campuses in May. leased-1"}');
SELECT pg_catalog.setval('public.submissions_seq_seq', 7, true);
ALTER TABLE ONLY public.store_settings
    ADD CONSTRAINT store_settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_key_key UNIQUE (key);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (seq);
CREATE INDEX submissions_by_age ON public.submissions USING btree (received_at);
CREATE INDEX submissions_by_attempt ON public.submissions USING btree (last_attempt_at);
CREATE INDEX submissions_due ON public.submissions USING btree (state, retry_at);
