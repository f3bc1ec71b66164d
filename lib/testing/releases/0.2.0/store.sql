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
    key text NOT NULL COLLATE pg_catalog."C",
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
    body text,
    spam_reason text
);
CREATE SEQUENCE public.submissions_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.submissions_seq_seq OWNED BY public.submissions.seq;
ALTER TABLE ONLY public.submissions ALTER COLUMN seq SET DEFAULT nextval('public.submissions_seq_seq'::regclass);
INSERT INTO public.store_settings VALUES ('secret', 'PhAUDS8pVErcv1uuzZB2ig2Qa76gCfbIqBr90WOcRrQ=');
INSERT INTO public.store_settings VALUES ('schema', '3');
INSERT INTO public.store_settings VALUES ('schema_needs', '1');
INSERT INTO public.store_settings VALUES ('schema_release', '0.2.0');
INSERT INTO public.submissions VALUES (1, 'parked-1', 'submit', 'parked', 'qxjvepRhk2tAd8mHwnIYbMO3niCWA2lC0AkmS5Mz5Xk', 1793923200000, 2, 1795564800000, 500, NULL, 1795564804000, NULL, NULL, NULL, '{"firstName":"Ada parked-1","lastName":"Lovelace parked-1","email":"parked-1@example.edu","message":"A cold brew, at five campuses in May. parked-1"}', NULL);
INSERT INTO public.submissions VALUES (2, 'delivered-1', 'submit', 'delivered', 'skhzd59dn-d6MAAkjzehWGyjWaR3Rkmav63lgg-duz4', 1795564800000, 1, 1795564800000, 200, 1795564800000, 1795564820000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.submissions VALUES (3, 'rejected-1', 'submit', 'rejected', 'AmfUxlqzfWNd_MqyzcKEK8_MPU6MXr5Ftw3yjhteZUw', 1795564800000, 1, 1795564800000, 400, NULL, 1795564820000, NULL, NULL, NULL, '{"firstName":"Ada rejected-1","lastName":"Lovelace rejected-1","email":"rejected-1@example.edu","message":"A cold brew, at five campuses in May. rejected-1"}', NULL);
INSERT INTO public.submissions VALUES (4, 'stored-1', 'submit', 'stored', 'kkKr38-4YHDbr_z21N3Wv1kdoNCtPMQ4CXmlVQ1zJD8', 1795564800000, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstName":"Ada stored-1","lastName":"Lovelace stored-1","email":"stored-1@example.edu","message":"A cold brew, at five campuses in May. stored-1"}', NULL);
INSERT INTO public.submissions VALUES (5, 'spam-1', 'submit', 'spam', 'qnRZqX3NRcIn_RVFdn_rp3UCVU-oLldZld_K_S22-BQ', 1795564800000, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"firstName":"Ada spam-1","lastName":"Lovelace spam-1","email":"spam-1@example.edu","message":"A cold brew, at five campuses in May. spam-1"}', 'honeypot');
INSERT INTO public.submissions VALUES (7, 'pending-1', 'submit', 'pending', 'TyTUnrwOfbyNV8k3hfcz1aGPGvmygIEWPdS87UmRQnc', 1795651140000, 1, 1795651140000, 500, NULL, 1795651160000, NULL, NULL, NULL, '{"firstName":"Ada pending-1","lastName":"Lovelace pending-1","email":"pending-1@example.edu","message":"A cold brew, at five campuses in May. pending-1"}', NULL);
INSERT INTO public.submissions VALUES (6, 'deleted-1', 'submit', 'deleted', '', 1795564800000, 1, 1795564800000, 200, 1795564800000, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.submissions VALUES (8, 'leased-1', 'submit', 'pending', 'Nd4m-2p3xnUFp1e-cEEptvhgAADUZMajbVNCcFvDTws', 1795651200000, 1, NULL, NULL, NULL, 1795651220000, NULL, '519e5094-d9b2-4205-b862-eec0f7490576', 1795651230000, '{"firstName":"Ada leased-1","lastName":"Lovelace leased-1","email":"leased-1@example.edu","message":"A cold brew, at five campuses in May. leased-1"}', NULL);
SELECT pg_catalog.setval('public.submissions_seq_seq', 8, true);
ALTER TABLE ONLY public.store_settings
    ADD CONSTRAINT store_settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_key_key UNIQUE (key);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (seq);
CREATE INDEX submissions_by_age ON public.submissions USING btree (received_at);
CREATE INDEX submissions_by_attempt ON public.submissions USING btree (last_attempt_at);
CREATE INDEX submissions_by_form ON public.submissions USING btree (form, received_at, state, last_attempt_at);
CREATE INDEX submissions_due ON public.submissions USING btree (state, retry_at, form);
CREATE INDEX submissions_of_form ON public.submissions USING btree (form, seq);
CREATE INDEX submissions_of_state ON public.submissions USING btree (state, seq);
CREATE INDEX submissions_waiting ON public.submissions USING btree (state, COALESCE(released_at, received_at)) WHERE (state = 'pending'::text);
