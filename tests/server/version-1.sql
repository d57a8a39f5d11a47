BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE analyses (
	"table" VARCHAR(20) NOT NULL, 
	body JSON NOT NULL, 
	CONSTRAINT pk_analyses PRIMARY KEY ("table"), 
	CONSTRAINT fk_analyses_table FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE entries (
	"table" VARCHAR(20) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat VARCHAR(4), 
	body JSON NOT NULL, 
	request VARCHAR(80), 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY ("table", number), 
	CONSTRAINT fk_entries_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT uq_entries_table UNIQUE ("table", request)
);
INSERT INTO "entries" VALUES('finished',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768652865457538e+09);
INSERT INTO "entries" VALUES('finished',2,'deal',NULL,'{"outcomes": ["bargainer", "woodcutter", "anxious", "ticket-clerk", "reveller", "accountant", "consumerist", "dreamer", "mime", "pacifist", "alpaprincess", "puppy", "puppy", "puppy", "fence", "fence", "puppy", "puppy", "puppy", "fence", "fence"], "options": {"quick": true}}','deal',1.79479768653274297709e+09);
INSERT INTO "entries" VALUES('finished',3,'move','p1','{"move": "buy consumerist", "outcomes": []}','p1:i1',1.7947976865487492085e+09);
INSERT INTO "entries" VALUES('finished',4,'chat',NULL,'{"person": "anna", "name": "Anna", "text": "good luck"}','anna:i2',1.79479768655176329618e+09);
INSERT INTO "entries" VALUES('finished',5,'seat','p1','{"act": "left", "level": "easy", "name": "Anna"}',NULL,1.79479768655871057504e+09);
INSERT INTO "entries" VALUES('finished',6,'seat','p2','{"act": "left", "level": "easy", "name": "Bruno"}',NULL,1.79479768656652951238e+09);
INSERT INTO "entries" VALUES('finished',7,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768657154178622e+09);
INSERT INTO "entries" VALUES('finished',8,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768657684779159e+09);
INSERT INTO "entries" VALUES('finished',9,'move','p1','{"move": "place puppy", "outcomes": []}',NULL,1.79479768658073186868e+09);
INSERT INTO "entries" VALUES('finished',10,'move','p1','{"move": "end", "outcomes": ["puppy", "puppy", "fence", "puppy", "fence"]}',NULL,1.79479768658329296108e+09);
INSERT INTO "entries" VALUES('finished',11,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768658564496045e+09);
INSERT INTO "entries" VALUES('finished',12,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768658891153335e+09);
INSERT INTO "entries" VALUES('finished',13,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768659075498583e+09);
INSERT INTO "entries" VALUES('finished',14,'move','p2','{"move": "place puppy", "outcomes": []}',NULL,1.79479768659297418591e+09);
INSERT INTO "entries" VALUES('finished',15,'move','p2','{"move": "end", "outcomes": ["puppy", "fence", "fence", "puppy", "puppy"]}',NULL,1.79479768659481215479e+09);
INSERT INTO "entries" VALUES('finished',16,'move','p1','{"move": "buy snob", "outcomes": []}',NULL,1.79479768659689354901e+09);
INSERT INTO "entries" VALUES('finished',17,'move','p1','{"move": "free puppy", "outcomes": []}',NULL,1.79479768659862923621e+09);
INSERT INTO "entries" VALUES('finished',18,'move','p1','{"move": "free puppy", "outcomes": []}',NULL,1.7947976866003098488e+09);
INSERT INTO "entries" VALUES('finished',19,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "puppy", "snob", "consumerist"]}',NULL,1.79479768660200309751e+09);
INSERT INTO "entries" VALUES('finished',20,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768660460352897e+09);
INSERT INTO "entries" VALUES('finished',21,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768660636520389e+09);
INSERT INTO "entries" VALUES('finished',22,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768660813617702e+09);
INSERT INTO "entries" VALUES('finished',23,'move','p2','{"move": "end", "outcomes": ["fence", "snob", "fence", "puppy", "fence"]}',NULL,1.79479768661007928849e+09);
INSERT INTO "entries" VALUES('finished',24,'move','p1','{"move": "buy accountant", "outcomes": []}',NULL,1.79479768661232638358e+09);
INSERT INTO "entries" VALUES('finished',25,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768661473870275e+09);
INSERT INTO "entries" VALUES('finished',26,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768661669635771e+09);
INSERT INTO "entries" VALUES('finished',27,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768661894941326e+09);
INSERT INTO "entries" VALUES('finished',28,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768662065172196e+09);
INSERT INTO "entries" VALUES('finished',29,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "fence", "consumerist", "puppy"]}',NULL,1.79479768662239074711e+09);
INSERT INTO "entries" VALUES('finished',30,'move','p2','{"move": "buy mime", "outcomes": []}',NULL,1.79479768662437534328e+09);
INSERT INTO "entries" VALUES('finished',31,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768662645459173e+09);
INSERT INTO "entries" VALUES('finished',32,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768662816143039e+09);
INSERT INTO "entries" VALUES('finished',33,'move','p2','{"move": "end", "outcomes": ["snob", "fence", "puppy", "fence", "fence"]}',NULL,1.79479768662987542154e+09);
INSERT INTO "entries" VALUES('finished',34,'move','p1','{"move": "place consumerist", "outcomes": []}',NULL,1.79479768663211512562e+09);
INSERT INTO "entries" VALUES('finished',35,'move','p1','{"move": "buy consumerist", "outcomes": []}',NULL,1.794797686634257555e+09);
INSERT INTO "entries" VALUES('finished',36,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768663607382769e+09);
INSERT INTO "entries" VALUES('finished',37,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976866377179623e+09);
INSERT INTO "entries" VALUES('finished',38,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "snob", "accountant", "puppy"]}',NULL,1.79479768663955259327e+09);
INSERT INTO "entries" VALUES('finished',39,'move','p2','{"move": "buy mime", "outcomes": []}',NULL,1.79479768664146280285e+09);
INSERT INTO "entries" VALUES('finished',40,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768664389443396e+09);
INSERT INTO "entries" VALUES('finished',41,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768664558458329e+09);
INSERT INTO "entries" VALUES('finished',42,'move','p2','{"move": "end", "outcomes": ["mime", "snob", "fence", "fence", "fence"]}',NULL,1.79479768664734077449e+09);
INSERT INTO "entries" VALUES('finished',43,'move','p1','{"move": "place accountant", "outcomes": []}',NULL,1.7947976866498169899e+09);
INSERT INTO "entries" VALUES('finished',44,'move','p1','{"move": "buy dreamer", "outcomes": []}',NULL,1.79479768665192484858e+09);
INSERT INTO "entries" VALUES('finished',45,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768665406346321e+09);
INSERT INTO "entries" VALUES('finished',46,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768665585827825e+09);
INSERT INTO "entries" VALUES('finished',47,'move','p1','{"move": "end", "outcomes": ["puppy", "fence", "fence", "consumerist", "dreamer"]}',NULL,1.79479768665772294999e+09);
INSERT INTO "entries" VALUES('finished',48,'move','p2','{"move": "buy dreamer", "outcomes": []}',NULL,1.79479768665994167333e+09);
INSERT INTO "entries" VALUES('finished',49,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768666200852392e+09);
INSERT INTO "entries" VALUES('finished',50,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768666355538365e+09);
INSERT INTO "entries" VALUES('finished',51,'move','p2','{"move": "end", "outcomes": ["snob", "puppy", "mime", "mime", "snob"]}',NULL,1.7947976866652503013e+09);
INSERT INTO "entries" VALUES('finished',52,'move','p1','{"move": "place dreamer", "outcomes": []}',NULL,1.79479768666758680338e+09);
INSERT INTO "entries" VALUES('finished',53,'move','p1','{"move": "buy mime", "outcomes": []}',NULL,1.79479768666941666603e+09);
INSERT INTO "entries" VALUES('finished',54,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768667163252834e+09);
INSERT INTO "entries" VALUES('finished',55,'move','p1','{"move": "end", "outcomes": ["snob", "puppy", "puppy", "puppy", "fence"]}',NULL,1.79479768667429256433e+09);
INSERT INTO "entries" VALUES('finished',56,'move','p2','{"move": "buy ticket-clerk", "outcomes": []}',NULL,1.79479768667661547659e+09);
INSERT INTO "entries" VALUES('finished',57,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768668091893201e+09);
INSERT INTO "entries" VALUES('finished',58,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768668483877181e+09);
INSERT INTO "entries" VALUES('finished',59,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768668748450276e+09);
INSERT INTO "entries" VALUES('finished',60,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768669012355796e+09);
INSERT INTO "entries" VALUES('finished',61,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768669229269029e+09);
INSERT INTO "entries" VALUES('finished',62,'move','p2','{"move": "end", "outcomes": ["fence", "dreamer", "fence", "fence", "mime"]}',NULL,1.79479768669465303415e+09);
INSERT INTO "entries" VALUES('finished',63,'move','p1','{"move": "buy woodcutter", "outcomes": []}',NULL,1.79479768669798421857e+09);
INSERT INTO "entries" VALUES('finished',64,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768670152163502e+09);
INSERT INTO "entries" VALUES('finished',65,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768670440387721e+09);
INSERT INTO "entries" VALUES('finished',66,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768670719170564e+09);
INSERT INTO "entries" VALUES('finished',67,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768671007800101e+09);
INSERT INTO "entries" VALUES('finished',68,'move','p1','{"move": "end", "outcomes": ["mime", "consumerist", "fence", "woodcutter", "puppy"]}',NULL,1.79479768671297478669e+09);
INSERT INTO "entries" VALUES('finished',69,'move','p2','{"move": "place dreamer", "outcomes": []}',NULL,1.79479768671706342696e+09);
INSERT INTO "entries" VALUES('finished',70,'move','p2','{"move": "buy consumerist", "outcomes": []}',NULL,1.79479768672101950644e+09);
INSERT INTO "entries" VALUES('finished',71,'move','p2','{"move": "pay mime", "outcomes": []}',NULL,1.79479768672441291807e+09);
INSERT INTO "entries" VALUES('finished',72,'move','p2','{"move": "end", "outcomes": ["puppy", "ticket-clerk", "snob", "mime", "snob"]}',NULL,1.79479768672777175906e+09);
INSERT INTO "entries" VALUES('finished',73,'move','p1','{"move": "place woodcutter", "outcomes": []}',NULL,1.79479768673154592515e+09);
INSERT INTO "entries" VALUES('finished',74,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768673598051066e+09);
INSERT INTO "entries" VALUES('finished',75,'move','p1','{"move": "copy woodcutter", "outcomes": ["puppy", "fence", "snob"]}',NULL,1.79479768673934435849e+09);
INSERT INTO "entries" VALUES('finished',76,'move','p1','{"move": "buy reveller", "outcomes": []}',NULL,1.79479768674363040926e+09);
INSERT INTO "entries" VALUES('finished',77,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768674743866922e+09);
INSERT INTO "entries" VALUES('finished',78,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.7947976867512936592e+09);
INSERT INTO "entries" VALUES('finished',79,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768675435137747e+09);
INSERT INTO "entries" VALUES('finished',80,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976867575161457e+09);
INSERT INTO "entries" VALUES('finished',81,'move','p1','{"move": "end", "outcomes": ["puppy", "reveller", "puppy", "fence", "consumerist"]}',NULL,1.7947976867611689567e+09);
INSERT INTO "entries" VALUES('finished',82,'move','p2','{"move": "buy reveller", "outcomes": []}',NULL,1.79479768676542019842e+09);
INSERT INTO "entries" VALUES('finished',83,'move','p2','{"move": "pay ticket-clerk", "outcomes": []}',NULL,1.79479768676988554005e+09);
INSERT INTO "entries" VALUES('finished',84,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768677460479737e+09);
INSERT INTO "entries" VALUES('finished',85,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768678167271611e+09);
INSERT INTO "entries" VALUES('finished',86,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "snob", "puppy", "ticket-clerk"]}',NULL,1.79479768678642916676e+09);
INSERT INTO "entries" VALUES('finished',87,'move','p1','{"move": "place reveller", "outcomes": []}',NULL,1.7947976867892870903e+09);
INSERT INTO "entries" VALUES('finished',88,'move','p1','{"move": "buy pacifist", "outcomes": []}',NULL,1.79479768679541897774e+09);
INSERT INTO "entries" VALUES('finished',89,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.794797686799213171e+09);
INSERT INTO "entries" VALUES('finished',90,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.7947976868016939163e+09);
INSERT INTO "entries" VALUES('finished',91,'move','p1','{"move": "end", "outcomes": ["mime", "puppy", "snob", "fence", "pacifist"]}',NULL,1.7947976868042855263e+09);
INSERT INTO "entries" VALUES('finished',92,'move','p2','{"move": "place ticket-clerk", "outcomes": []}',NULL,1.79479768680795574191e+09);
INSERT INTO "entries" VALUES('finished',93,'move','p2','{"move": "buy woodcutter", "outcomes": []}',NULL,1.79479768681164073939e+09);
INSERT INTO "entries" VALUES('finished',94,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768681388568872e+09);
INSERT INTO "entries" VALUES('finished',95,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.79479768681608200077e+09);
INSERT INTO "entries" VALUES('finished',96,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768681853842733e+09);
INSERT INTO "entries" VALUES('finished',97,'move','p2','{"move": "end", "outcomes": ["snob", "fence", "mime", "consumerist", "fence"]}',NULL,1.79479768682112288472e+09);
INSERT INTO "entries" VALUES('finished',98,'move','p1','{"move": "play pacifist", "outcomes": []}',NULL,1.7947976868238463402e+09);
INSERT INTO "entries" VALUES('finished',99,'move','p1','{"move": "give puppy", "outcomes": ["puppy", "consumerist", "puppy"]}',NULL,1.79479768682614612574e+09);
INSERT INTO "entries" VALUES('finished',100,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768682901263238e+09);
INSERT INTO "entries" VALUES('finished',101,'move','p1','{"move": "copy reveller", "outcomes": []}',NULL,1.79479768683275413515e+09);
INSERT INTO "entries" VALUES('finished',102,'move','p1','{"move": "buy bargainer", "outcomes": []}',NULL,1.79479768683681607244e+09);
INSERT INTO "entries" VALUES('finished',103,'move','p1','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768684036111833e+09);
INSERT INTO "entries" VALUES('finished',104,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768684385156628e+09);
INSERT INTO "entries" VALUES('finished',105,'move','p1','{"move": "pay puppy", "outcomes": []}',NULL,1.794797686846455574e+09);
INSERT INTO "entries" VALUES('finished',106,'move','p1','{"move": "pay snob", "outcomes": []}',NULL,1.79479768685276389128e+09);
INSERT INTO "entries" VALUES('finished',107,'move','p1','{"move": "place bargainer", "outcomes": []}',NULL,1.7947976868598451614e+09);
INSERT INTO "entries" VALUES('finished',108,'move','p1','{"move": "end", "outcomes": ["puppy", "puppy", "snob", "pacifist", "mime"]}',NULL,1.79479768686194205286e+09);
INSERT INTO "entries" VALUES('finished',109,'move','p2','{"move": "place mime", "outcomes": []}',NULL,1.79479768686497950552e+09);
INSERT INTO "entries" VALUES('finished',110,'move','p2','{"move": "buy accountant", "outcomes": []}',NULL,1.79479768687165951732e+09);
INSERT INTO "entries" VALUES('finished',111,'move','p2','{"move": "pay snob", "outcomes": []}',NULL,1.7947976868803391456e+09);
INSERT INTO "entries" VALUES('finished',112,'move','p2','{"move": "pay consumerist", "outcomes": []}',NULL,1.79479768688341832167e+09);
INSERT INTO "entries" VALUES('finished',113,'move','p2','{"move": "pay puppy", "outcomes": []}',NULL,1.79479768688527965541e+09);
INSERT INTO "entries" VALUES('finished',114,'move','p2','{"move": "end", "outcomes": ["mime", "puppy", "fence", "puppy", "woodcutter"]}',NULL,1.79479768688774895665e+09);
INSERT INTO "entries" VALUES('finished',115,'move','p1','{"move": "place pacifist", "outcomes": []}',NULL,1.79479768689109230039e+09);
INSERT INTO "entries" VALUES('finished',116,'move','p1','{"move": "play mime", "outcomes": []}',NULL,1.79479768689580845833e+09);
INSERT INTO "entries" VALUES('finished',117,'move','p1','{"move": "copy pacifist", "outcomes": []}',NULL,1.79479768689920377725e+09);
INSERT INTO "entries" VALUES('finished',118,'move','p1','{"move": "give puppy", "outcomes": ["consumerist"]}',NULL,1.79479768690265631672e+09);
INSERT INTO "entries" VALUES('finished',119,'move','p1','{"move": "end", "outcomes": ["puppy", "mime", "consumerist", "snob"]}',NULL,1.79479768690551137926e+09);
INSERT INTO "entries" VALUES('finished',120,'move','p2','{"move": "place woodcutter", "outcomes": []}',NULL,1794797686.91329);
INSERT INTO "entries" VALUES('finished',121,'move','p2','{"move": "play mime", "outcomes": []}',NULL,1.79479768691775465015e+09);
INSERT INTO "entries" VALUES('finished',122,'move','p2','{"move": "copy woodcutter", "outcomes": ["accountant", "reveller", "snob"]}',NULL,1.79479768692053246502e+09);
INSERT INTO "entries" VALUES('finished',123,'move','p2','{"move": "end", "outcomes": ["snob", "consumerist", "fence", "mime", "snob"]}',NULL,1.79479768692293190955e+09);
INSERT INTO "entries" VALUES('finished',124,'move','p2','{"move": "dream alpaprince", "outcomes": []}',NULL,1.79479768692518377301e+09);
INSERT INTO "entries" VALUES('finished',125,'move','p1','{"move": "dream alpaqueen", "outcomes": []}',NULL,1.79479768693035745619e+09);
INSERT INTO "entries" VALUES('running',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768695386934273e+09);
INSERT INTO "entries" VALUES('running',2,'deal',NULL,'{"outcomes": ["reveller", "accountant", "noisemaker", "anxious", "bargainer", "graduate", "dreamer", "fighter", "explorer", "mime", "puppy", "puppy", "puppy", "fence", "puppy", "fence", "puppy", "puppy", "fence", "puppy"], "options": {}}','deal',1.79479768695638203625e+09);
INSERT INTO "entries" VALUES('running',3,'move','p1','{"move": "buy fighter", "outcomes": []}','p1:i3',1.79479768696885156635e+09);
INSERT INTO "entries" VALUES('running',4,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i4',1.7947976869718432427e+09);
INSERT INTO "entries" VALUES('running',5,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i5',1.79479768697357916834e+09);
INSERT INTO "entries" VALUES('running',6,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i6',1.79479768697553253176e+09);
INSERT INTO "entries" VALUES('running',7,'move','p1','{"move": "place puppy", "outcomes": []}','p1:i7',1.79479768697734045983e+09);
INSERT INTO "entries" VALUES('running',8,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "fence", "fence", "puppy"]}','p1:i8',1.79479768697936153411e+09);
INSERT INTO "entries" VALUES('running',9,'move','p2','{"move": "buy mime", "outcomes": []}','p2:i9',1.79479768698122477531e+09);
INSERT INTO "entries" VALUES('running',10,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i10',1.79479768698287415508e+09);
INSERT INTO "entries" VALUES('running',11,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i11',1.79479768698482656475e+09);
INSERT INTO "entries" VALUES('running',12,'move','p2','{"move": "pay puppy", "outcomes": []}','p2:i12',1.79479768698700094219e+09);
INSERT INTO "entries" VALUES('running',13,'move','p2','{"move": "end", "outcomes": ["puppy", "puppy", "puppy", "fence", "fence"]}','p2:i13',1.79479768698896670342e+09);
INSERT INTO "entries" VALUES('running',14,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "fence", "puppy", "puppy"]}','p1:i14',1.79479768699107193946e+09);
INSERT INTO "entries" VALUES('running',15,'move','p2','{"move": "buy snob", "outcomes": []}','p2:i15',1.79479768699342060083e+09);
INSERT INTO "entries" VALUES('running',16,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i16',1794797686.99523);
INSERT INTO "entries" VALUES('running',17,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i17',1.79479768699697041518e+09);
INSERT INTO "entries" VALUES('running',18,'move','p2','{"move": "end", "outcomes": ["puppy", "fence", "fence", "fence", "puppy"]}','p2:i18',1.79479768699865055081e+09);
INSERT INTO "entries" VALUES('running',19,'move','p1','{"move": "buy fighter", "outcomes": []}','p1:i19',1.79479768700056338311e+09);
INSERT INTO "entries" VALUES('running',20,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i20',1.79479768700238275533e+09);
INSERT INTO "entries" VALUES('running',21,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i21',1.79479768700523376469e+09);
INSERT INTO "entries" VALUES('running',22,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i22',1.79479768700710082054e+09);
INSERT INTO "entries" VALUES('running',23,'move','p1','{"move": "end", "outcomes": ["puppy", "fighter", "fence", "puppy", "fence"]}','p1:i23',1.79479768700913715358e+09);
INSERT INTO "entries" VALUES('running',24,'move','p2','{"move": "buy snob", "outcomes": []}','p2:i24',1.7947976870113651753e+09);
INSERT INTO "entries" VALUES('running',25,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i25',1.79479768701368498804e+09);
INSERT INTO "entries" VALUES('running',26,'move','p2','{"move": "free puppy", "outcomes": []}','p2:i26',1.79479768701564192773e+09);
INSERT INTO "entries" VALUES('running',27,'move','p2','{"move": "end", "outcomes": ["puppy", "puppy", "mime", "fence", "snob"]}','p2:i27',1.79479768702060151104e+09);
INSERT INTO "entries" VALUES('running',28,'move','p1','{"move": "buy puppy", "outcomes": []}','p1:i28',1.79479768702326583857e+09);
INSERT INTO "entries" VALUES('running',29,'undo','p1','{"line": 28}','p1:i29',1.79479768702549648284e+09);
INSERT INTO "entries" VALUES('running',30,'move','p1','{"move": "buy puppy", "outcomes": []}','p1:i30',1.79479768702783441542e+09);
INSERT INTO "entries" VALUES('with-a-bot',1,'deal',NULL,'{"outcomes": ["noisemaker", "twins", "anxious", "graduate", "reveller", "accountant", "explorer", "dreamer", "sweeper", "fighter", "fence", "fence", "puppy", "puppy", "puppy", "fence", "puppy", "puppy", "puppy", "puppy"], "options": {}}','deal',1.79479768704289221765e+09);
INSERT INTO "entries" VALUES('with-a-bot',2,'move','p1','{"move": "buy sweeper", "outcomes": []}','p1:i31',1.79479768705017066004e+09);
INSERT INTO "entries" VALUES('with-a-bot',3,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i32',1.79479768705184340475e+09);
INSERT INTO "entries" VALUES('with-a-bot',4,'move','p1','{"move": "pay puppy", "outcomes": []}','p1:i33',1.79479768705325150486e+09);
INSERT INTO "entries" VALUES('with-a-bot',5,'move','p1','{"move": "end", "outcomes": ["fence", "puppy", "puppy", "puppy", "fence"]}','p1:i34',1.79479768705457019806e+09);
INSERT INTO "entries" VALUES('with-a-bot',6,'move','p2','{"move": "buy snob", "outcomes": []}',NULL,1.79479768705869984629e+09);
INSERT INTO "entries" VALUES('with-a-bot',7,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768706055736542e+09);
INSERT INTO "entries" VALUES('with-a-bot',8,'move','p2','{"move": "free puppy", "outcomes": []}',NULL,1.79479768706207847592e+09);
INSERT INTO "entries" VALUES('with-a-bot',9,'move','p2','{"move": "place puppy", "outcomes": []}',NULL,1.79479768706391716007e+09);
INSERT INTO "entries" VALUES('with-a-bot',10,'move','p2','{"move": "end", "outcomes": ["fence", "fence", "puppy", "puppy", "fence"]}',NULL,1.794797687065507412e+09);
INSERT INTO "entries" VALUES('with-a-bot',11,'move','p1','{"move": "place puppy", "outcomes": []}','p1:i35',1.79479768706687712667e+09);
INSERT INTO "entries" VALUES('with-a-bot',12,'move','p1','{"move": "buy sweeper", "outcomes": []}','p1:i36',1.79479768706846189501e+09);
INSERT INTO "entries" VALUES('graduates',1,'deal',NULL,'{"position": {"game": "alpaca", "seats": 2, "turn": "p2", "first": "p1", "players": [{"hand": ["puppy", "fence"], "deck": [], "discard": [], "played": [], "farm": [["dreamer"]]}, {"hand": ["fence", "reveller", "viking", "twins", "graduate"], "deck": [], "discard": [], "played": [], "farm": [["mime", "librarian"]]}], "market": {"mime": 1, "snob": 2}, "bought": false, "placements": 1, "coins": 0, "reveller": false, "acted": false, "extra-turns": 0, "final": false, "idle": 110, "pending": null}, "seed": 3}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',2,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',3,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',4,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',5,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',6,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',7,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',8,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',9,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',10,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',11,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',12,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',13,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "fence", "graduate", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',14,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',15,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',16,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',17,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',18,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',19,'move','p2','{"move": "end", "outcomes": ["reveller", "graduate", "viking", "fence", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',20,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',21,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',22,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',23,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',24,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',25,'move','p2','{"move": "end", "outcomes": ["fence", "twins", "graduate", "viking", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',26,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',27,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',28,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',29,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',30,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',31,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "viking", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',32,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',33,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',34,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',35,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',36,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',37,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "reveller", "twins", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',38,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',39,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',40,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',41,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',42,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',43,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',44,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',45,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',46,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',47,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',48,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',49,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "viking", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',50,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',51,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',52,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',53,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',54,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',55,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "reveller", "fence", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',56,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',57,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',58,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',59,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',60,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',61,'move','p2','{"move": "end", "outcomes": ["viking", "reveller", "graduate", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',62,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',63,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',64,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',65,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',66,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',67,'move','p2','{"move": "end", "outcomes": ["twins", "reveller", "fence", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',68,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',69,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',70,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',71,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',72,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',73,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "twins", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',74,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',75,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',76,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',77,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',78,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',79,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',80,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',81,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',82,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',83,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',84,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',85,'move','p2','{"move": "end", "outcomes": ["graduate", "fence", "twins", "reveller", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',86,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',87,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',88,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',89,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',90,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',91,'move','p2','{"move": "end", "outcomes": ["viking", "reveller", "graduate", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',92,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',93,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',94,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',95,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',96,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',97,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "viking", "reveller", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',98,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',99,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',100,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',101,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',102,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',103,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',104,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',105,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',106,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',107,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',108,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',109,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',110,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',111,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',112,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',113,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',114,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',115,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',116,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',117,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',118,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',119,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',120,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',121,'move','p2','{"move": "end", "outcomes": ["reveller", "viking", "fence", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',122,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',123,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',124,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',125,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',126,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',127,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "graduate", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',128,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',129,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',130,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',131,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',132,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',133,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "graduate", "twins", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',134,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',135,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',136,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',137,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',138,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',139,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "fence", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',140,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',141,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',142,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',143,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',144,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',145,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',146,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',147,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',148,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',149,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',150,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',151,'move','p2','{"move": "end", "outcomes": ["viking", "graduate", "twins", "reveller", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',152,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',153,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',154,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',155,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',156,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',157,'move','p2','{"move": "end", "outcomes": ["fence", "twins", "viking", "reveller", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',158,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',159,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',160,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',161,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',162,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',163,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "twins", "graduate", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',164,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',165,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',166,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',167,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',168,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',169,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "fence", "twins", "viking"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',170,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',171,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',172,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',173,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',174,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',175,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "graduate", "viking", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',176,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',177,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',178,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',179,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',180,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',181,'move','p2','{"move": "end", "outcomes": ["viking", "fence", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',182,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',183,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',184,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',185,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',186,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',187,'move','p2','{"move": "end", "outcomes": ["graduate", "twins", "fence", "viking", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',188,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',189,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',190,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',191,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',192,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',193,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "graduate", "viking", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',194,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',195,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',196,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',197,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',198,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',199,'move','p2','{"move": "end", "outcomes": ["twins", "viking", "reveller", "graduate", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',200,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',201,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',202,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',203,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',204,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',205,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "reveller", "graduate", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',206,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',207,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',208,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',209,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',210,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',211,'move','p2','{"move": "end", "outcomes": ["fence", "graduate", "viking", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',212,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',213,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',214,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',215,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',216,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',217,'move','p2','{"move": "end", "outcomes": ["reveller", "twins", "graduate", "viking", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',218,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',219,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',220,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',221,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',222,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',223,'move','p2','{"move": "end", "outcomes": ["twins", "fence", "reveller", "viking", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',224,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',225,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',226,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',227,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',228,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',229,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "viking", "twins", "fence"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',230,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',231,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',232,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',233,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',234,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',235,'move','p2','{"move": "end", "outcomes": ["fence", "viking", "graduate", "reveller", "twins"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',236,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',237,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',238,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',239,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',240,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',241,'move','p2','{"move": "end", "outcomes": ["twins", "viking", "fence", "reveller", "graduate"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',242,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "viking", "fence", "reveller"]}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('graduates',243,'move','p1','{"move": "dream mime", "outcomes": []}',NULL,1.79479768710614204403e+09);
INSERT INTO "entries" VALUES('extra-turns',1,'deal',NULL,'{"position": {"game": "alpaca", "seats": 2, "turn": "p2", "first": "p1", "players": [{"hand": ["puppy", "fence"], "deck": [], "discard": [], "played": [], "farm": [["dreamer"]]}, {"hand": ["fence", "reveller", "viking", "twins", "graduate"], "deck": [], "discard": [], "played": [], "farm": [["mime", "librarian"]]}], "market": {"mime": 1, "snob": 2}, "bought": false, "placements": 1, "coins": 0, "reveller": false, "acted": false, "extra-turns": 1, "final": true, "idle": 9998, "pending": null}, "seed": 4}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',2,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',3,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',4,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',5,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',6,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',7,'move','p2','{"move": "end", "outcomes": ["viking", "twins", "reveller", "graduate", "fence"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',8,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',9,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',10,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',11,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',12,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',13,'move','p2','{"move": "end", "outcomes": ["twins", "graduate", "fence", "reveller", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',14,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',15,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',16,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',17,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',18,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',19,'move','p2','{"move": "end", "outcomes": ["reveller", "fence", "viking", "twins", "graduate"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',20,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',21,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',22,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',23,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',24,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',25,'move','p2','{"move": "end", "outcomes": ["graduate", "viking", "twins", "fence", "reveller"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',26,'move','p2','{"move": "play graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',27,'move','p2','{"move": "buy graduate", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',28,'move','p2','{"move": "pay reveller", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',29,'move','p2','{"move": "pay viking", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',30,'move','p2','{"move": "pay twins", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',31,'move','p2','{"move": "end", "outcomes": ["fence", "reveller", "twins", "graduate", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',32,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "twins", "fence", "viking"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',33,'move','p2','{"move": "end", "outcomes": ["graduate", "reveller", "viking", "twins", "fence"]}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('extra-turns',34,'move','p1','{"move": "dream mime", "outcomes": []}',NULL,1.79479768714297056204e+09);
INSERT INTO "entries" VALUES('africana',1,'seat','p2','{"act": "joined", "name": "Bruno"}',NULL,1.79479768717895126341e+09);
INSERT INTO "entries" VALUES('africana',2,'deal',NULL,'{"outcomes": ["guide-turquoise-cape-town", "guide-orange-serengeti", "guide-grey-leopoldville", "statue-victoria-falls", "mask-serengeti", "drum-zanzibar", "guide-violet-zanzibar", "jug-port-natal", "statue-ujiji", "mask-mozambique", "guide-magenta-ujiji", "drum-loanda", "shield-windhoek", "shield-cape-town", "jug-tananarive", "guide-orange-jidda", "drum-cairo", "jug-aswan", "statue-addis-ababa", "jug-khartoum", "guide-magenta-addis-ababa", "guide-grey-lagos", "statue-marrakech", "shield-tripoli", "mask-napoli", "shield-jidda", "guide-violet-khartoum", "guide-turquoise-dakar", "mask-timbuktu", "drum-dakar", "tananarive-marrakech", "lagos-serengeti", "leopoldville-napoli", "cape-town-zanzibar", "port-natal-khartoum", "jidda-windhoek", "mozambique-napoli", "serengeti-cairo", "timbuktu-ujiji", "tananarive-loanda", "tripoli-leopoldville", "lagos-addis-ababa", "aswan-cape-town", "ujiji-port-natal", "cairo-zanzibar", "ujiji-tananarive", "loanda-cape-town", "leopoldville-jidda", "tripoli-dakar", "marrakech-windhoek", "aswan-timbuktu", "khartoum-victoria-falls", "mozambique-lagos", "port-natal-serengeti", "orange", "magenta"], "options": {}}','deal',1.79479768718147635452e+09);
INSERT INTO "entries" VALUES('africana',3,'move','p1','{"move": "draw", "outcomes": ["turquoise", "grey"]}','p1:i37',1.79479768719708180431e+09);
INSERT INTO "entries" VALUES('africana',4,'move','p2','{"move": "buy", "outcomes": []}','p2:i38',1.7947976872001008987e+09);
INSERT INTO "entries" VALUES('africana',5,'move','p2','{"move": "end", "outcomes": []}','p2:i39',1.79479768720224356652e+09);
INSERT INTO "entries" VALUES('africana',6,'move','p1','{"move": "draw", "outcomes": ["magenta", "grey"]}','p1:i40',1.79479768720446372035e+09);
INSERT INTO "entries" VALUES('africana',7,'move','p1','{"move": "discard joker", "outcomes": []}','p1:i41',1.7947976872065455914e+09);
CREATE TABLE people (
	id VARCHAR(20) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	sign VARCHAR(40), 
	passphrase VARCHAR(200), 
	language VARCHAR(2) NOT NULL, 
	version INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_sign UNIQUE (sign)
);
INSERT INTO "people" VALUES('anna','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$xQ+UMTCISnGLkBuiVYeEqw$K2Foxd1wbGfcAwkaPMVjUTPeWBRNMCGEsjYLxSFhDsM','en',1,1.79479768611231708529e+09);
INSERT INTO "people" VALUES('bruno','Bruno','bruno','$argon2id$v=19$m=65536,t=3,p=4$ySfGS+0LY9lYc/m0/E5dYw$S88oQuIcyyHy81x9YF3pfLr1KcJjwhPfrXi2pHAF0pY','en',1,1.79479768631573605532e+09);
CREATE TABLE processes (
	id VARCHAR(40) NOT NULL, 
	beat DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id)
);
INSERT INTO "processes" VALUES('98f0eb8c4a61f545',1.79479768758256697652e+09);
CREATE TABLE ratings (
	person VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (person, game), 
	CONSTRAINT fk_ratings_person FOREIGN KEY(person) REFERENCES people (id)
);
INSERT INTO "ratings" VALUES('anna','alpaca',25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES('bruno','alpaca',25.0,8.06590141354368,1);
CREATE TABLE seats (
	"table" VARCHAR(20) NOT NULL, 
	seat VARCHAR(4) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person VARCHAR(20), 
	name VARCHAR(40), 
	level VARCHAR(20), 
	stand_in VARCHAR(20), 
	version INTEGER NOT NULL, 
	clock DOUBLE, 
	rank INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('finished','p1','here','anna','Anna',NULL,'easy',1,NULL,1);
INSERT INTO "seats" VALUES('finished','p2','elsewhere','bruno','Bruno',NULL,'easy',1,NULL,2);
INSERT INTO "seats" VALUES('running','p1','here','anna','Anna',NULL,NULL,1,8.64899571912288665787e+04,NULL);
INSERT INTO "seats" VALUES('running','p2','elsewhere','bruno','Bruno',NULL,NULL,1,8.64899713513851165803e+04,NULL);
INSERT INTO "seats" VALUES('with-a-bot','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('with-a-bot','p2','bot',NULL,NULL,'easy',NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('open','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('open','p2','elsewhere',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('graduates','p1','elsewhere',NULL,'Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('graduates','p2','elsewhere',NULL,'Bruno',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('extra-turns','p1','elsewhere',NULL,'p1',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('extra-turns','p2','elsewhere',NULL,'p2',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('africana','p1','here','anna','Anna',NULL,NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES('africana','p2','elsewhere','bruno','Bruno',NULL,NULL,1,NULL,NULL);
CREATE TABLE settings (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('closed','0.0');
INSERT INTO "settings" VALUES('secret','a secret that only this test knows');
CREATE TABLE tables (
	id VARCHAR(20) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	edition TEXT, 
	edition_name VARCHAR(200) NOT NULL, 
	rules INTEGER NOT NULL, 
	digest VARCHAR(16) NOT NULL, 
	options JSON NOT NULL, 
	seed BIGINT NOT NULL, 
	owner VARCHAR(20) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	clock JSON, 
	undo VARCHAR(10) NOT NULL, 
	hints BOOLEAN NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	state VARCHAR(10) NOT NULL, 
	number INTEGER NOT NULL, 
	turn VARCHAR(4), 
	bot_turn BOOLEAN NOT NULL, 
	deadline DOUBLE, 
	host VARCHAR(40), 
	rematch VARCHAR(20), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('finished','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{"quick": true}',2827748940152932852,'anna',0,'null','free',1,1.79479768651384735105e+09,1.79479768693035745619e+09,'over',125,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('running','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',2369161764725965444,'anna',0,'{"seconds": 86400.0, "increment": 30.0}','free',1,1.79479768694231843952e+09,1.79479768702783441542e+09,'playing',30,'p1',0,1.79488417698502063755e+09,NULL,NULL);
INSERT INTO "tables" VALUES('with-a-bot','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',1714782749720847915,'anna',0,'null','free',1,1.79479768703769159321e+09,1.79479768706846189501e+09,'playing',12,'p1',0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('open','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',247984453840569851,'anna',1,'null','free',1,1.79479768707511186604e+09,1.79479768707511186604e+09,'open',0,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('graduates','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',3,'anna',0,NULL,'off',1,1.79479768710601067537e+09,1.79479768710601067537e+09,'study',243,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('extra-turns','alpaca',NULL,'reconstructed',1,'324c713795e5270c','{}',4,'anna',0,NULL,'off',1,1.79479768714284515377e+09,1.79479768714284515377e+09,'study',34,NULL,0,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('africana','africana',NULL,'reconstructed',1,'278200d003cafe84','{}',1718797746652990729,'anna',0,'null','free',1,1.79479768716433572776e+09,1.7947976872065455914e+09,'playing',7,'p2',0,NULL,NULL,NULL);
CREATE INDEX ix_tables_bot_turn ON tables (bot_turn, state);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_listed_state ON tables (listed, state, updated);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_seats_person ON seats (person);
COMMIT;
